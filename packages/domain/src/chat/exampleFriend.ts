import type { FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import type { NamedFriend } from './suggestFriends.ts';

/**
 * A friend with a name, who is known by it too; for tests and examples.
 *
 * @example
 * exampleFriend('Kari');
 */
export function exampleFriend(name: string): NamedFriend {
  return { id: name as UserId, friendshipId: `f-${name}` as FriendshipId, name, isStarFriend: false };
}
