import { isLive } from '../match/isLive.ts';
import type { Match, Side } from '../match/Match.ts';
import { shownScore } from '../match/shownScore.ts';
import { headlinesOf, mostHeadlines } from './headlinesOf.ts';
import type { MatchEvent } from './MatchEvent.ts';

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * How many rows the lines under the score need at most, from 0 to 3 (REPORT-47). A match in play has room for every goal
 * to come, so that a goal moves nothing on the screen. Until the events are known the score tells how many rows may come.
 *
 * @example
 * headlineRows(exampleMatch({ status: 'IN_PLAY' }), []); // 3
 * headlineRows(exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 2, away: 0 } } }), null); // 2
 */
export function headlineRows(match: Match, events: readonly MatchEvent[] | null): number {
  if (isLive(match)) return mostHeadlines;
  if (events === null) {
    const score = shownScore(match);
    return score === null ? 0 : Math.min(Math.max(score.home, score.away), mostHeadlines);
  }
  return Math.max(...sides.map((side) => headlinesOf(events, side).lines.length));
}
