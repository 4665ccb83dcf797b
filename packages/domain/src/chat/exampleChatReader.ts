import type { FriendshipId } from '../people/Friendship.ts';
import type { UserId } from '../people/UserId.ts';
import type { ChatReader } from './ChatItem.ts';

const kari = 'kari' as UserId;
const ola = 'ola' as UserId;

/**
 * Marte, with two friends: Kari, whose name is in the friend list only, and Ola, a star friend, whose name is in his
 * profile only. A visitor has the same profiles and no friends. For tests and examples.
 */
export function exampleChatReader(who: 'marte' | 'visitor'): ChatReader {
  const profiles = new Map([[ola, { userId: ola, name: 'Ola', bio: null, myTeam: null }]]);
  if (who === 'visitor') return { id: null, friends: new Map(), profiles };
  const friends = new Map([
    [kari, { id: kari, friendshipId: 'f-kari' as FriendshipId, name: 'Kari', isStarFriend: false }],
    [ola, { id: ola, friendshipId: 'f-ola' as FriendshipId, name: null, isStarFriend: true }],
  ]);
  return { id: 'marte' as UserId, friends, profiles };
}
