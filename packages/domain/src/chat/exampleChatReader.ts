import type { FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import type { ChatReader } from './ChatItem.ts';

const kari = 'kari' as UserId;
const ola = 'ola' as UserId;

/**
 * Marte, with two friends: Kari, who has a name in the friend list only, and Ola, a star friend, who has a name in his
 * profile only. An anonymous reader has the same profiles and no friends. For tests and examples.
 *
 * @example
 * exampleChatReader('anonymous').friends.size; // 0
 */
export function exampleChatReader(who: 'marte' | 'anonymous'): ChatReader {
  const profiles = new Map([[ola, { userId: ola, name: 'Ola', bio: null, myTeam: null }]]);
  if (who === 'anonymous') return { id: null, friends: new Map(), profiles };
  const friends = new Map([
    [kari, { id: kari, friendshipId: 'f-kari' as FriendshipId, name: 'Kari', isStarFriend: false }],
    [ola, { id: ola, friendshipId: 'f-ola' as FriendshipId, name: null, isStarFriend: true }],
  ]);
  return { id: 'marte' as UserId, friends, profiles };
}
