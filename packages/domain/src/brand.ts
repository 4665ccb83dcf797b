declare const brand: unique symbol;

/**
 * A type that only its own maker hands out: a `MatchId` is a string at run time, but a bare string is not a `MatchId`.
 *
 * @example
 * type Metres = Brand<number, 'Metres'>;
 */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
