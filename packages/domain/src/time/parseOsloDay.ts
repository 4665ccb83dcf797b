import { dayNumber, dayOfNumber, type OsloDay } from './OsloDay.ts';

/**
 * The day that a text from an address or an answer names, `YYYY-MM-DD`; null unless it is a real day of the calendar. TIME-2
 *
 * @example
 * parseOsloDay('2026-11-21'); // '2026-11-21'
 * parseOsloDay('2026-02-30'); // null
 */
export function parseOsloDay(raw: unknown): OsloDay | null {
  if (typeof raw !== 'string') return null;
  // Only a day's one spelling comes back as itself, so nothing else needs to be looked at.
  const day = dayOfNumber(dayNumber(raw as OsloDay));
  return day === raw ? day : null;
}
