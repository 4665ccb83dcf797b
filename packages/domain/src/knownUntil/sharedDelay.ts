import type { UserId } from '../people/UserId.ts';

/** The delay of a friend who sits together with the reader in a match. */
export interface FriendDelay {
  readonly userId: UserId;
  readonly seconds: number;
}

/** The delay in seconds of all who sit together in a match: the longest, so that nobody knows more than another sees (KNOWN-8). */
export function sharedDelay(own: number, friends: readonly FriendDelay[]): number {
  return Math.max(own, ...friends.map(({ seconds }) => seconds));
}
