import type { Match } from '../match/Match.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * The minutes left to kick-off, with a part of a minute counted as one, within the last hour before it; null earlier,
 * later, without a time, and for a match that is not to be played as planned (DETAIL-8).
 *
 * @example
 * minutesToKickoff(exampleMatch({ utcKickoff: '2026-11-21T15:00:00Z' }), '2026-11-21T14:37:30.000Z'); // 23
 */
export function minutesToKickoff(match: Match, now: UtcInstant): number | null {
  if (!match.isTimeSet || (match.status !== 'SCHEDULED' && match.status !== 'TIMED')) return null;
  const left = Math.ceil((epochMs(match.utcKickoff) - epochMs(now)) / MINUTE_MS);
  return left > 0 && left <= HOUR_MINUTES ? left : null;
}
