import type { FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import type { NamedFriend } from './suggestFriends.ts';

/** A friend whose id is their name. For tests and examples. */
export function exampleFriend(name: string): NamedFriend {
  return { id: name as UserId, friendshipId: `f-${name}` as FriendshipId, name, isStarFriend: false };
}
