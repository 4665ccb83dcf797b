import { instantAt, type UtcInstant } from './instant.ts';
import { dayMs, dayNumber, type OsloDay } from './OsloDay.ts';
import { osloOffsetMs } from './osloOffsetMs.ts';

/**
 * The moment of a day's midnight in Oslo (TIME-5).
 *
 * @example
 * startOfOsloDay(parseOsloDay('2026-11-21')); // '2026-11-20T23:00:00.000Z'
 */
export function startOfOsloDay(day: OsloDay): UtcInstant {
  const utcMidnight = dayNumber(day) * dayMs;
  // The clocks change at 01:00 UTC, so the hour before UTC's midnight already has the offset of Oslo's midnight.
  return instantAt(utcMidnight - osloOffsetMs(instantAt(utcMidnight - 60 * 60_000)));
}
