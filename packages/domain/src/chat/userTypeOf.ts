import type { UserId } from '../people/UserId.ts';
import type { ChatReader, UserType } from './ChatItem.ts';

/**
 * How an author relates to the reader: friend, star friend or, for everybody else, spectator. The reader's own messages
 * count as a friend's. To a visitor everybody is a spectator, whatever list of friends is passed in (CHAT-1).
 * Null, an author who has deleted the account, is a spectator too (CHAT-19).
 *
 * @returns null for everybody but the reader while the reader's friends are not known
 */
export function userTypeOf(author: UserId | null, reader: ChatReader): UserType | null {
  if (reader.id === null || author === null) return 'spectator';
  if (author === reader.id) return 'friend';
  if (reader.friends === null) return null;
  const friend = reader.friends.get(author);
  if (friend === undefined) return 'spectator';
  return friend.isStarFriend ? 'star-friend' : 'friend';
}
