import { type Follow, isLive, type Match, type MatchId, orderMatches, toMatchId } from '@tribunen/domain';
import { matchParameter } from '../../navigation/paths.ts';

/** The match in the query of an address (`?match=` or `?id=`); null when there is none. */
export function namedMatchId(search: URLSearchParams): MatchId | null {
  return toMatchId(search.get(matchParameter) ?? search.get('id'));
}

/**
 * The last opened match, if it is one of the day's; otherwise the day's first match in play, or its first match, in the
 * order of the results. Null on a day without matches.
 */
export function firstMatchId(
  today: readonly Match[],
  follows: readonly Follow[],
  lookedAt: MatchId | null,
): MatchId | null {
  if (today.some(({ id }) => id === lookedAt)) return lookedAt;
  const ordered = orderMatches(today, follows);
  return (ordered.find(isLive) ?? ordered[0])?.id ?? null;
}
