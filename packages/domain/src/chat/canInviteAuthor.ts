import type { ChatItem, ChatReader } from './ChatItem.ts';

/**
 * Whether the reader can invite the author of a message to be a friend. The reader must be signed in, and the author a
 * spectator other than the reader, whose account still exists (CHAT-18, CHAT-19).
 *
 * @example
 * const ola = { author: { kind: 'named', name: 'Ola' }, userType: 'spectator' };
 * canInviteAuthor(ola, { id: 'marte' }); // true
 * canInviteAuthor(ola, { id: null }); // false
 */
export function canInviteAuthor(
  { author, userType }: Pick<ChatItem, 'author' | 'userType'>,
  reader: Pick<ChatReader, 'id'>,
): boolean {
  const isSomebodyElse = author.kind !== 'you' && author.kind !== 'deleted';
  return reader.id !== null && userType === 'spectator' && isSomebodyElse;
}
