import { dayNumber, dayOfNumber, type OsloDay } from './OsloDay.ts';

/** The day `n` days later (earlier when negative; a fraction is cut off), kept within the years 0000–9999 (TIME-4). */
export function addDays(day: OsloDay, n: number): OsloDay {
  return dayOfNumber(dayNumber(day) + (Math.trunc(n) || 0));
}
