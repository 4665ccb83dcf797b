import type { Friend, Friendship } from './Friendship.ts';
import type { Profile } from './Profile.ts';
import type { UserId } from './UserId.ts';

/** A reader's friends in the order of the friendships, each once, from either side, never the reader (PEOPLE-3). */
export function friendsOf(
  friendships: readonly Friendship[],
  profiles: ReadonlyMap<UserId, Profile>,
  reader: UserId,
): Friend[] {
  const friends = new Map<UserId, Friend>();
  for (const friendship of friendships) {
    const other = otherSide(friendship, reader);
    if (other === null || friends.has(other.id)) continue;
    friends.set(other.id, { ...other, friendshipId: friendship.id, name: profiles.get(other.id)?.name ?? null });
  }
  return [...friends.values()];
}

function otherSide(friendship: Friendship, reader: UserId): Pick<Friend, 'id' | 'isStarFriend'> | null {
  const { user1Id, user2Id } = friendship;
  if (user1Id === user2Id) return null;
  if (user1Id === reader) return { id: user2Id, isStarFriend: friendship.isStarFriendUser1 };
  if (user2Id === reader) return { id: user1Id, isStarFriend: friendship.isStarFriendUser2 };
  return null;
}
