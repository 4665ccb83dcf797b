import type { Friend } from '../people/Friendship.ts';
import { bestFirst } from '../text/bestFirst.ts';

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
 * The friends who are found by the text typed after the `@`, names that begin with it first: five shown, the rest counted
 * (CHAT-8).
 */
export function suggestFriends(friends: readonly Friend[], query: string): FriendSuggestions {
  const found = bestFirst(query, friends.filter(isNamed), ({ name }) => [name]);
  return { shown: found.slice(0, SHOWN), more: Math.max(found.length - SHOWN, 0) };
}

function isNamed(friend: Friend): friend is NamedFriend {
  return friend.name !== null;
}
