import type { Friend } from './Friendship.ts';
import type { UserId } from './UserId.ts';

/** The three tabs of the friends screen (PEOPLE-5). */
export type FriendFilter = 'online' | 'star' | 'all';

/**
 * The friends that one tab shows, in their order (PEOPLE-5).
 *
 * @example
 * const kari = { id: 'k', friendshipId: 'f', name: 'Kari', isStarFriend: true };
 * filterFriends([kari], 'star', new Set()).length; // 1
 * filterFriends([kari], 'online', new Set()).length; // 0
 */
export function filterFriends(
  friends: readonly Friend[],
  filter: FriendFilter,
  online: ReadonlySet<UserId>,
): readonly Friend[] {
  switch (filter) {
    case 'online':
      return friends.filter(({ id }) => online.has(id));
    case 'star':
      return friends.filter(({ isStarFriend }) => isStarFriend);
    case 'all':
      return friends;
  }
}

/**
 * The number on each tab: how many friends it shows (PEOPLE-5).
 *
 * @example
 * countFriends([], new Set()); // { online: 0, star: 0, all: 0 }
 */
export function countFriends(
  friends: readonly Friend[],
  online: ReadonlySet<UserId>,
): Readonly<Record<FriendFilter, number>> {
  return {
    online: filterFriends(friends, 'online', online).length,
    star: filterFriends(friends, 'star', online).length,
    all: friends.length,
  };
}
