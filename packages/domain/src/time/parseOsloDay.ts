import { dayNumber, dayOfNumber, type OsloDay } from './OsloDay.ts';

/** The day in a text from an address or an answer, `YYYY-MM-DD`; null unless it is a real calendar day (TIME-2). */
export function parseOsloDay(raw: unknown): OsloDay | null {
  if (typeof raw !== 'string') return null;
  // Only a correctly written day comes back as itself, so nothing else needs checking.
  const day = dayOfNumber(dayNumber(raw as OsloDay));
  return day === raw ? day : null;
}
