import type { Friendship, FriendshipId } from './Friendship.ts';
import type { UserId } from './UserId.ts';

/** A friendship of two, each with or without a star for the other. For tests and examples. */
export function exampleFriendship(
  user1Id: UserId,
  user2Id: UserId,
  [isStarFriendUser1, isStarFriendUser2]: readonly [boolean, boolean] = [false, false],
): Friendship {
  return { id: `${user1Id}+${user2Id}` as FriendshipId, user1Id, user2Id, isStarFriendUser1, isStarFriendUser2 };
}
