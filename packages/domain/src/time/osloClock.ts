import { epochMs, instantAt, type UtcInstant } from './instant.ts';
import { osloOffsetMs } from './osloOffsetMs.ts';

/**
 * The time on Oslo's clocks and calendars at a moment, written as if it were UTC.
 *
 * @example
 * osloClock('2026-11-21T23:30:00.000Z'); // '2026-11-22T00:30:00.000Z'
 */
export function osloClock(instant: UtcInstant): string {
  return instantAt(epochMs(instant) + osloOffsetMs(instant));
}
