import { epochMs, type UtcInstant } from '../time/instant.ts';
import { longestDelay } from './knownUntil.ts';

/**
 * How many seconds a picture is behind the pitch, when its viewer reports to have seen an event just now: a goal, the
 * kick-off or the second half. A viewer with a delay reports the event that fits it best, because a later one may not be
 * in the picture yet; a viewer without one the latest. Null when nothing happened within the longest delay (KNOWN-5).
 *
 * @param moments when something happened that a viewer can see
 * @param present the viewer's delay so far, in seconds
 * @example
 * lagOf(['2026-11-21T15:12:00.000Z'], '2026-11-21T15:12:37.400Z', 0); // 37
 */
export function lagOf(moments: readonly UtcInstant[], pressed: UtcInstant, present: number): number | null {
  const lags = moments
    .map((moment) => Math.round((epochMs(pressed) - epochMs(moment)) / 1000))
    .filter((seconds) => seconds >= 0 && seconds <= longestDelay);
  const [nearest = null] = lags.toSorted((a, b) => Math.abs(a - present) - Math.abs(b - present));
  return nearest;
}
