import type { ChatItem, ChatReader } from './ChatItem.ts';

/**
 * Whether the author of a message can be invited to be a friend by the reader: a spectator, not oneself, and
 * by a signed-in reader alone (CHAT-18).
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
  return reader.id !== null && userType === 'spectator' && author.kind !== 'you';
}
