import type { Follow } from '../follow/Follow.ts';
import { byKickoff } from './byKickoff.ts';
import { type FollowRank, followRank } from './followRank.ts';
import type { Match } from './Match.ts';

/** Matches of followed teams stand before those of followed competitions, and both before the rest. */
export const groupOrder = { team: 0, competition: 1, rest: 2 } as const satisfies Record<FollowRank['group'], number>;

/**
 * The matches in the order of the results screen: those of followed teams by the team's priority, then those of
 * followed competitions by theirs, then the rest; ties by kick-off, then id. Returns a new array with every given match
 * in it (MATCH-11).
 */
export function orderMatches(matches: readonly Match[], follows: readonly Follow[]): Match[] {
  const rank = followRank(follows);
  return matches
    .map((match) => ({ match, ...rank(match) }))
    .sort((a, b) => groupOrder[a.group] - groupOrder[b.group] || a.priority - b.priority || byKickoff(a.match, b.match))
    .map(({ match }) => match);
}
