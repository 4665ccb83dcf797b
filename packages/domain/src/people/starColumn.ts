import type { Friendship } from './Friendship.ts';
import type { UserId } from './UserId.ts';

/** The column of `friendships` that holds one person's star. */
export type StarColumn = 'is_star_friend_user1' | 'is_star_friend_user2';

/** The column that holds the reader's star for the friend; null when the reader is neither of the two friends (PEOPLE-4). */
export function starColumn(friendship: Friendship, reader: UserId): StarColumn | null {
  if (friendship.user1Id === reader) return 'is_star_friend_user1';
  return friendship.user2Id === reader ? 'is_star_friend_user2' : null;
}
