import { dayNumber, dayOfNumber } from './dayNumber.ts';
import type { OsloDay } from './OsloDay.ts';

/**
 * The day that a text from an address or an answer names, `YYYY-MM-DD`; null unless it is a real day of the calendar. TIME-2
 *
 * @example
 * parseOsloDay('2026-11-21'); // '2026-11-21'
 * parseOsloDay('2026-02-30'); // null
 */
export function parseOsloDay(raw: unknown): OsloDay | null {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return null;
  const written = raw as OsloDay;
  return dayOfNumber(dayNumber(written)) === written ? written : null;
}
