import type { ScoreLine } from '../match/Match.ts';
import type { MatchEvent, MatchEventId } from './MatchEvent.ts';

/**
 * The score after each goal that counts, computed from the goals of the timeline (DETAIL-4).
 *
 * @param events in the order of the match
 */
export function goalScores(events: readonly MatchEvent[]): ReadonlyMap<MatchEventId, ScoreLine> {
  const scores = new Map<MatchEventId, ScoreLine>();
  let score: ScoreLine = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type !== 'GOAL' || event.cancelled) continue;
    score = { ...score, [event.teamSide]: score[event.teamSide] + 1 };
    scores.set(event.id, score);
  }
  return scores;
}

/** The score of a match at a chosen minute, computed from the goals of its timeline that count (DETAIL-3). */
export function scoreAt(events: readonly MatchEvent[], minute: number): ScoreLine {
  const score = { home: 0, away: 0 };
  for (const event of events) {
    if (event.type === 'GOAL' && !event.cancelled && event.minute <= minute) score[event.teamSide] += 1;
  }
  return score;
}
