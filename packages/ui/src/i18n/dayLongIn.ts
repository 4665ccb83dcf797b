import type { OsloDay } from '@tribunen/domain';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as it stands in a title, in another year than today's with the year.
 *
 * @param locale a BCP 47 tag
 * @example
 * dayLongIn('nb-NO', day, today); // '5. juli'; in another year '16. mai 2027'
 */
export function dayLongIn(locale: string, day: OsloDay, today: OsloDay): string {
  const withYear = yearOf(day) !== yearOf(today);
  const key = `${locale} ${withYear}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Europe/Oslo',
      day: 'numeric',
      month: 'long',
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
