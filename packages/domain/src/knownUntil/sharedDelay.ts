import type { UserId } from '../people/UserId.ts';

/** The delay of a friend who watches a match together with the reader. */
export interface FriendDelay {
  readonly userId: UserId;
  readonly seconds: number;
}

/**
 * The delay in seconds for all friends who watch a match together: the longest, so that the app shows nobody more than
 * another sees (KNOWN-8).
 */
export function sharedDelay(own: number, friends: readonly FriendDelay[]): number {
  return Math.max(own, ...friends.map(({ seconds }) => seconds));
}
