import type { ChatItem, ChatReader } from './ChatItem.ts';

/**
 * Whether the reader can invite the author of a message to be a friend. The reader must be signed in, and the author a
 * spectator other than the reader, whom the reader has not invited yet and whose account still exists (CHAT-18, CHAT-19).
 */
export function canInviteAuthor(
  { author, userType, isInvited }: Pick<ChatItem, 'author' | 'userType'> & { readonly isInvited: boolean },
  reader: Pick<ChatReader, 'id'>,
): boolean {
  const isSomebodyElse = author.kind !== 'you' && author.kind !== 'deleted';
  return reader.id !== null && userType === 'spectator' && isSomebodyElse && !isInvited;
}
