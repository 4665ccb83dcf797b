import type { Match, MatchId } from '@tribunen/domain';

/**
 * Returns a function that finds the competition of a match among the matches of the same answer: its numeric id as
 * text, or null when the answer does not have the match.
 */
export function competitionsOf(matches: readonly Match[]): (match: MatchId) => string | null {
  const known = new Map(matches.map(({ id, competition }) => [id, competition.dbId]));
  return (match) => known.get(match)?.toString() ?? null;
}
