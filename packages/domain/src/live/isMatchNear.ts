import { isLive } from '../match/isLive.ts';
import type { Match } from '../match/Match.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import { cadence } from './cadence.ts';

/**
 * Whether any of the matches is being played, or is due and at most 10 minutes before or after its kick-off. A day without a time is never near. LIVE-8
 *
 * @example
 * const matches = [exampleMatch({ utcKickoff: '2026-11-21T15:00:00Z' })];
 * isMatchNear(matches, '2026-11-21T14:50:00.000Z'); // true
 * isMatchNear(matches, '2026-11-21T14:49:00.000Z'); // false
 */
export function isMatchNear(matches: readonly Match[], now: UtcInstant): boolean {
  const at = epochMs(now);
  return matches.some(
    (match) =>
      isLive(match) ||
      (match.isTimeSet &&
        (match.status === 'SCHEDULED' || match.status === 'TIMED') &&
        Math.abs(epochMs(match.utcKickoff) - at) <= cadence.results.kickoffNear),
  );
}
