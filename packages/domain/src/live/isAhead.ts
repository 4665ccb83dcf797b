import type { Match } from '../match/Match.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';

/**
 * Whether an event has a score that its match does not have yet: the match is older than the event and has another
 * score. Then the app has missed a state. LIVE-19
 *
 * @example
 * const match = exampleMatch({ id: 'm1', status: 'IN_PLAY', score: { fullTime: { home: 1, away: 1 } }, updatedAt: '2026-11-21T15:00:00Z' });
 * isAhead(exampleLiveEvent('e1', { score: { home: 2, away: 1 } }), match); // true
 */
export function isAhead({ score, occurredAt }: LiveEvent, match: Match): boolean {
  if (score.home === null || occurredAt <= (match.updatedAt ?? '')) return false;
  const { home, away } = match.score.fullTime;
  return score.home !== home || score.away !== away;
}
