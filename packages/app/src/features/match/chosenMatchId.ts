import { type Follow, isLive, type Match, type MatchId, orderMatches, toMatchId } from '@tribunen/domain';
import { matchParameter } from '../../routes/paths.ts';

/** The parts of an address that can name a match. */
export interface MatchAddress {
  /** From `/match/{id}`. */
  readonly inPath: string | undefined;
  readonly search: URLSearchParams;
}

/**
 * The match named by an address, in its path or by `?match=` or `?id=`; null when it names none.
 *
 * @example
 * namedMatchId({ inPath: undefined, search: new URLSearchParams('?match=7') }); // '7'
 */
export function namedMatchId({ inPath, search }: MatchAddress): MatchId | null {
  return toMatchId(inPath ?? search.get(matchParameter) ?? search.get('id'));
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
