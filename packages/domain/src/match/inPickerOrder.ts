import type { Follow } from '../follow/Follow.ts';
import { byKickoff } from './byKickoff.ts';
import { followRank } from './followRank.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';
import { groupOrder } from './orderMatches.ts';

/**
 * The matches in the order in which the picker lists them: those of followed teams first, then those of followed
 * competitions, then the rest; within each group those in play first, then by kick-off and id (MATCH-30).
 */
export function inPickerOrder(matches: readonly Match[], follows: readonly Follow[]): Match[] {
  const rank = followRank(follows);
  return matches
    .map((match) => ({ match, place: groupOrder[rank(match).group] * 2 + (isLive(match) ? 0 : 1) }))
    .sort((a, b) => a.place - b.place || byKickoff(a.match, b.match))
    .map(({ match }) => match);
}
