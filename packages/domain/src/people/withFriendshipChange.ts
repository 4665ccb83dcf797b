import type { Friendship, FriendshipId } from './Friendship.ts';
import type { StarColumn } from './starColumn.ts';

/** A change of a friendship by one of the two friends: a star given or taken back, or the end of the friendship. */
export type FriendshipChange =
  | { readonly kind: 'star'; readonly id: FriendshipId; readonly column: StarColumn; readonly isStarFriend: boolean }
  | { readonly kind: 'end'; readonly id: FriendshipId };

/** The friendships once one of them is starred or ended (PEOPLE-23). */
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
