import type { Friendship, FriendshipId } from './Friendship.ts';
import type { StarColumn } from './starColumn.ts';

/** What one of two friends does with the friendship: stars the other or takes the star back, or ends it. */
export type FriendshipChange =
  | { readonly kind: 'star'; readonly id: FriendshipId; readonly column: StarColumn; readonly isStarFriend: boolean }
  | { readonly kind: 'end'; readonly id: FriendshipId };

/**
 * The friendships once one of them is starred or ended (PEOPLE-23).
 *
 * @example
 * withFriendshipChange([{ id: 'f', user1Id: 'a', user2Id: 'b' }], { kind: 'end', id: 'f' }); // []
 */
export function withFriendshipChange(
  friendships: readonly Friendship[],
  change: FriendshipChange,
): readonly Friendship[] {
  if (change.kind === 'end') return friendships.filter(({ id }) => id !== change.id);
  const star =
    change.column === 'is_star_friend_user1'
      ? { isStarFriendUser1: change.isStarFriend }
      : { isStarFriendUser2: change.isStarFriend };
  return friendships.map((friendship) => (friendship.id === change.id ? { ...friendship, ...star } : friendship));
}
