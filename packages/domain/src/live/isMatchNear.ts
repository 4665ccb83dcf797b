import { isLive } from '../match/isLive.ts';
import type { Match } from '../match/Match.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import { cadence } from './cadence.ts';

/**
 * Whether any of the matches is being played, or is due and at most 10 minutes before or after its kick-off. A day without a time is never near. LIVE-8
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
