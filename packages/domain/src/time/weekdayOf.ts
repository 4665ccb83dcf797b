import { dayNumber, type OsloDay } from './OsloDay.ts';

/** Monday is 0, Sunday 6, as in a Norwegian calendar. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The day of the week, Monday 0 … Sunday 6 (TIME-6).
 *
 * @example
 * weekdayOf('2026-11-21'); // 5
 */
export function weekdayOf(day: OsloDay): Weekday {
  // 1970-01-01, day number 0, was a Thursday. The second remainder makes the days before it positive.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) as Weekday;
}
