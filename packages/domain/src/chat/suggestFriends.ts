import type { Friend } from '../people/Friendship.ts';

const SHOWN = 5;

/** A friend with a name to search for. */
export interface NamedFriend extends Friend {
  readonly name: string;
}

export interface FriendSuggestions {
  /** At most five; Enter picks the first. */
  readonly shown: readonly NamedFriend[];
  /** How many others match. */
  readonly more: number;
}

/**
 * The friends whose name contains the text typed after the `@`, in any case: five shown, the rest counted (CHAT-8).
 *
 * @example
 * const kari = { id: 'kari', friendshipId: 'f', name: 'Kari', isStarFriend: false };
 * suggestFriends([kari], 'AR').shown.length; // 1
 * suggestFriends([kari], 'x'); // { shown: [], more: 0 }
 */
export function suggestFriends(friends: readonly Friend[], query: string): FriendSuggestions {
  const wanted = query.toLowerCase();
  const found = friends.filter(isNamed).filter(({ name }) => name.toLowerCase().includes(wanted));
  return { shown: found.slice(0, SHOWN), more: Math.max(found.length - SHOWN, 0) };
}

function isNamed(friend: Friend): friend is NamedFriend {
  return friend.name !== null;
}
