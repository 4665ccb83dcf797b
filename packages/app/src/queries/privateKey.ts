const prefix = 'private';

/** What the keys of all that is private to a spectator begin with. `PrivateData` forgets what is under it. */
export const allPrivateKey = [prefix] as const;

/**
 * The key of something that is private to a spectator.
 *
 * @example
 * privateKey(user.id, 'follows'); // ['private', 'b2c…', 'follows']
 */
export function privateKey<const Rest extends readonly string[]>(
  userId: string,
  ...rest: Rest
): readonly [typeof prefix, string, ...Rest] {
  return [prefix, userId, ...rest];
}
