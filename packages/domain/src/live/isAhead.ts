import type { Match } from '../match/Match.ts';
import type { LiveEvent } from '../notification/LiveEvent.ts';

/**
 * Whether an event has a score that its match does not have yet: the match is older than the event and has another
 * score. The app has then missed a state. LIVE-19
 */
export function isAhead({ score, occurredAt }: LiveEvent, match: Match): boolean {
  if (score.home === null || occurredAt <= (match.updatedAt ?? '')) return false;
  const { home, away } = match.score.fullTime;
  return score.home !== home || score.away !== away;
}
