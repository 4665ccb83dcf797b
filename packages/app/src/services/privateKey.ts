const prefix = 'private';

/** The prefix of every private key. `PrivateData` deletes everything under it. */
export const allPrivateKey = [prefix] as const;

/** The prefix of the keys of all chats of matches and teams. */
export const allChatsKey = [prefix, 'chat'] as const;

/**
 * The query key of data that is private to a spectator.
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
