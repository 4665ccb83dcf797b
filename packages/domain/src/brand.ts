declare const brand: unique symbol;

/**
 * A type that only its own maker can create. At run time a `MatchId` is a string, but the compiler does not accept a
 * plain string as a `MatchId`.
 *
 * @example
 * type Metres = Brand<number, 'Metres'>;
 */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
