import type { LiveEvent } from './LiveEvent.ts';

/**
 * The key that two goal-like rows of one goal share, such as GOAL and SCORE_CHANGE: match, score and minute; null when
 * a row has no score (NOTIFY-5).
 *
 * @example
 * goalKey({ matchId: 'm1', minute: 12, score: { home: 1, away: 0 } }); // '["m1",1,0,12]'
 * goalKey({ matchId: 'm1', minute: 12, score: { home: null, away: null } }); // null
 */
export function goalKey({ matchId, score, minute }: Pick<LiveEvent, 'matchId' | 'score' | 'minute'>): string | null {
  return score.home === null ? null : JSON.stringify([matchId, score.home, score.away, minute]);
}
