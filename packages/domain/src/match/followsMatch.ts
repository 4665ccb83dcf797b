import type { Follow } from '../follow/Follow.ts';
import { followRank } from './followRank.ts';
import type { Match } from './Match.ts';

/** Returns a function that tells whether a match is followed, by team or by competition (MATCH-13). */
export function followsMatch(follows: readonly Follow[]): (match: Match) => boolean {
  const rank = followRank(follows);
  return (match) => rank(match).group !== 'rest';
}
