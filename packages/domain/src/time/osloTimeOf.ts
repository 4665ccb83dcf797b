import type { UtcInstant } from './instant.ts';
import { osloClock } from './osloClock.ts';

export interface OsloTime {
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
}

/**
 * The time on a clock in Oslo at a moment, whatever the device's zone (TIME-3).
 *
 * @example
 * osloTimeOf(toUtcInstant('2026-07-01T18:05:00Z')); // { hour: 20, minute: 5 }
 */
export function osloTimeOf(instant: UtcInstant): OsloTime {
  const clock = osloClock(instant);
  return { hour: Number(clock.slice(11, 13)), minute: Number(clock.slice(14, 16)) };
}
