import type { MatchId } from '../match/Match.ts';
import { openMatches, onlineUsers } from './onlineUsers.ts';
import type { UserId } from './UserId.ts';

/** The people who are known to be online, and the match that each has open (PEOPLE-11, PEOPLE-22). */
export interface PresentPeople {
  readonly online: ReadonlySet<UserId>;
  readonly matches: ReadonlyMap<UserId, MatchId>;
}

/** A friend who is online, and the match that the friend has open. */
export interface FriendHere {
  readonly userId: UserId;
  /** Null where the friend has no match open. */
  readonly openMatch: MatchId | null;
}

/** Everybody who is online, from the state of the presence channel. */
export function presentPeople(state: unknown): PresentPeople {
  return { online: onlineUsers(state), matches: openMatches(state) };
}

/** The friends who are online, as the server says in a crowd (PEOPLE-28). */
export function friendsHere(friends: readonly FriendHere[]): PresentPeople {
  return {
    online: new Set(friends.map(({ userId }) => userId)),
    matches: new Map(friends.flatMap(({ userId, openMatch }) => (openMatch === null ? [] : [[userId, openMatch]]))),
  };
}

/** The people after a friend came, left or opened another match (PEOPLE-28). */
export function withFriend(
  { online, matches }: PresentPeople,
  { userId, openMatch, isHere }: FriendHere & { readonly isHere: boolean },
): PresentPeople {
  const [others, theirs] = [new Set(online), new Map(matches)];
  others.delete(userId);
  theirs.delete(userId);
  if (isHere) others.add(userId);
  if (isHere && openMatch !== null) theirs.set(userId, openMatch);
  return { online: others, matches: theirs };
}
