import type { Follow } from '../follow/Follow.ts';
import { byKickoff } from './byKickoff.ts';
import { followRank } from './followRank.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';
import { groupOrder } from './orderMatches.ts';

/**
 * The matches in the order in which the picker lists them: those of followed teams first, then those of followed
 * competitions, then the rest; in each those in play first, then by kick-off and id (MATCH-30).
 *
 * @example
 * const later = exampleMatch({ id: '1', utcKickoff: '2026-11-21T19:00:00Z' });
 * const inPlay = exampleMatch({ id: '2', utcKickoff: '2026-11-21T20:00:00Z', status: 'IN_PLAY' });
 * inPickerOrder([later, inPlay], []).map(({ id }) => id); // ['2', '1']
 */
export function inPickerOrder(matches: readonly Match[], follows: readonly Follow[]): Match[] {
  const rank = followRank(follows);
  return matches
    .map((match) => ({ match, place: groupOrder[rank(match).group] * 2 + (isLive(match) ? 0 : 1) }))
    .sort((a, b) => a.place - b.place || byKickoff(a.match, b.match))
    .map(({ match }) => match);
}
