import { isLive } from '../match/isLive.ts';
import type { Match, Side } from '../match/Match.ts';
import { shownScore } from '../match/shownScore.ts';
import { headlinesOf } from './headlinesOf.ts';
import type { MatchEvent } from './MatchEvent.ts';

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The fewest rows that a header has, and the most that a match that is over has. */
const rowsOf = {
  phone: { least: 2, most: 3 },
  desktop: { least: 3, most: Number.POSITIVE_INFINITY },
} as const;

/**
 * How many rows a header has for the lines under the score; none before the match (REPORT-47). A match in play has the
 * same rows from the kick-off on, so that a goal moves nothing on the screen. A match that is over has a row for each
 * goal of the side with more goals, because its score is known before its events are.
 */
export function headlineRows(match: Match, events: readonly MatchEvent[] | null, header: keyof typeof rowsOf): number {
  const { least, most } = rowsOf[header];
  if (isLive(match)) return least;
  const score = shownScore(match);
  const lines = sides.map((side) => headlinesOf(events ?? [], side).lines.length);
  const needed = Math.max(score?.home ?? 0, score?.away ?? 0, ...lines);
  return score === null && needed === 0 ? 0 : Math.min(Math.max(needed, least), most);
}
