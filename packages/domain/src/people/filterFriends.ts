import type { Friend } from './Friendship.ts';
import type { UserId } from './UserId.ts';

/** The three tabs of the friends screen (PEOPLE-5). */
export type FriendFilter = 'online' | 'star' | 'all';

/** The friends that one tab shows, in their order (PEOPLE-5). */
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

/** The number on each tab: how many friends it shows (PEOPLE-5). */
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
