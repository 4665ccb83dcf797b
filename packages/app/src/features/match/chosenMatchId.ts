import { type Follow, isLive, type Match, type MatchId, orderMatches, toMatchId } from '@tribunen/domain';

/** What an address says of which match is meant. */
export interface MatchAddress {
  /** Of `/match/{id}`. */
  readonly inPath: string | undefined;
  readonly search: URLSearchParams;
}

/**
 * The match that an address names, by its path or by `?match=` or `?id=` (part 1 §2, Routes); null where it names none.
 *
 * @example
 * namedMatchId({ inPath: undefined, search: new URLSearchParams('?match=7') }); // '7'
 */
export function namedMatchId({ inPath, search }: MatchAddress): MatchId | null {
  return toMatchId(inPath ?? search.get('match') ?? search.get('id'));
}

/**
 * Where the address names none, the day's first match that is in play, else its first, by the order of the results; null on a day without.
 *
 * @example
 * firstMatchId([scheduled, inPlay], follows); // inPlay.id
 */
export function firstMatchId(today: readonly Match[], follows: readonly Follow[]): MatchId | null {
  const ordered = orderMatches(today, follows);
  return (ordered.find(isLive) ?? ordered[0])?.id ?? null;
}
