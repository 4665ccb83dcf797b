import { type Follow, isLive, type Match, type MatchId, orderMatches, toMatchId } from '@tribunen/domain';
import { matchParameter } from '../../navigation/paths.ts';

/**
 * The match named by the search of an address, by `?match=` or `?id=`; null when it names none.
 *
 * @example
 * namedMatchId(new URLSearchParams('?match=7')); // '7'
 */
export function namedMatchId(search: URLSearchParams): MatchId | null {
  return toMatchId(search.get(matchParameter) ?? search.get('id'));
}

/**
 * The day's first match in play, else its first, in the order of the results; null on a day without matches.
 *
 * @example
 * firstMatchId([scheduled, inPlay], follows); // inPlay.id
 */
export function firstMatchId(today: readonly Match[], follows: readonly Follow[]): MatchId | null {
  const ordered = orderMatches(today, follows);
  return (ordered.find(isLive) ?? ordered[0])?.id ?? null;
}
