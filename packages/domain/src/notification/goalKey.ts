import type { LiveEvent } from './LiveEvent.ts';

/**
 * What makes two goal-like rows the same goal, as when one goal is told as GOAL and as SCORE_CHANGE: match, score and minute; null
 * where a row tells no score (NOTIFY-5).
 *
 * @example
 * goalKey({ matchId: 'm1', minute: 12, score: { home: 1, away: 0 } }); // '["m1",1,0,12]'
 * goalKey({ matchId: 'm1', minute: 12, score: { home: null, away: null } }); // null
 */
export function goalKey({ matchId, score, minute }: Pick<LiveEvent, 'matchId' | 'score' | 'minute'>): string | null {
  return score.home === null ? null : JSON.stringify([matchId, score.home, score.away, minute]);
}
