import type { OsloDay } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import { intlLocales } from './intlLocales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as written in a title. A day of another year than today's gets the year and a short month, so that the title
 * fits one line on a phone.
 *
 * @param month How the month is written in a day of this year.
 * @example
 * dayLongIn('nb', day, today); // '5. juli'; in another year '10. feb. 2027'
 */
export function dayLongIn(language: Language, day: OsloDay, today: OsloDay, month: 'long' | 'short' = 'long'): string {
  const withYear = yearOf(day) !== yearOf(today);
  const key = `${language} ${withYear} ${month}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat([...intlLocales[language]], {
      timeZone: 'Europe/Oslo',
      day: 'numeric',
      month: withYear ? 'short' : month,
      ...(withYear && { year: 'numeric' }),
    });
  made.set(key, format);
  return format.format(noonOf(day));
}

function yearOf(day: OsloDay): string {
  return day.slice(0, 4);
}

/** Noon in UTC is the same day in Oslo, summer and winter. */
export function noonOf(day: OsloDay): Date {
  return new Date(`${day}T12:00:00Z`);
}
