import type { MatchId } from '@tribunen/domain';

/** The prefix of every open match's key. */
export const allMatchKey = ['match'] as const;

/** The query key of one match's report; null for no match. */
export function matchKey(id: MatchId | null): readonly ['match', MatchId | null] {
  return [...allMatchKey, id];
}
