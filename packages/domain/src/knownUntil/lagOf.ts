import { epochMs, type UtcInstant } from '../time/instant.ts';
import { longestDelay } from './knownUntil.ts';

/**
 * How many seconds a picture is behind the pitch, when its viewer reports to have seen the latest event just now: a
 * goal, the kick-off or the second half. Null when nothing happened within the longest delay (KNOWN-5).
 *
 * @param moments when something happened that a viewer can see
 * @example
 * lagOf(['2026-11-21T15:12:00.000Z'], '2026-11-21T15:12:37.400Z'); // 37
 */
export function lagOf(moments: readonly UtcInstant[], pressed: UtcInstant): number | null {
  const lags = moments
    .map((moment) => Math.round((epochMs(pressed) - epochMs(moment)) / 1000))
    .filter((seconds) => seconds >= 0 && seconds <= longestDelay);
  return lags.length === 0 ? null : Math.min(...lags);
}
