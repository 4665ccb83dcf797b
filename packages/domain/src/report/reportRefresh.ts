import { epochMs, type UtcInstant } from '../time/instant.ts';
import { hasLineUp } from './hasLineUp.ts';
import type { MatchReport } from './MatchReport.ts';

const POLL_MS = 60_000;
const NEAR_MS = 75 * POLL_MS;

/**
 * How long to wait before a match that has not begun is loaded again, in milliseconds: line-ups come about an hour
 * before kick-off. Null when it needs no refresh: it has both line-ups, has no time yet, or has begun (DETAIL-7).
 */
export function reportRefresh(
  { match, lineUps }: Pick<MatchReport, 'match' | 'lineUps'>,
  now: UtcInstant,
): number | null {
  if (!match.isTimeSet || (match.status !== 'SCHEDULED' && match.status !== 'TIMED')) return null;
  if (hasLineUp(lineUps.home) && hasLineUp(lineUps.away)) return null;
  return Math.max(epochMs(match.utcKickoff) - epochMs(now) - NEAR_MS, POLL_MS);
}
