import type { OsloDay, UtcInstant } from '@tribunen/domain';
import { inNynorsk, type Language } from '@tribunen/locales';
import { dayLongIn, noonOf } from './dayLongIn.ts';
import { ordinalIn } from './ordinalIn.ts';
import { ageIn } from './ageIn.ts';
import { intlLocales } from './intlLocales.ts';

/**
 * How days, times and numbers are written in one language. Days and times are always Oslo's, whatever the device's
 * zone.
 */
export interface Formats {
  /** «5. juli»; in another year than today's «10. feb. 2027». */
  dayLong(day: OsloDay, today: OsloDay): string;
  /** «26. nov.»; in another year than today's «10. feb. 2027». */
  dayShort(day: OsloDay, today: OsloDay): string;
  /** «søndag 5. juli 2026»: the full name of a day, for screen readers. */
  dayFull(day: OsloDay): string;
  /** «søndag». */
  weekday(day: OsloDay): string;
  /** «søn.». */
  weekdayShort(day: OsloDay): string;
  /** «søndag 5. juli» */
  weekdayAndDay(day: OsloDay): string;
  /** «5». */
  dayOfMonth(day: OsloDay): string;
  /** «19:00». */
  time(instant: UtcInstant): string;
  /** «fredag 01:20»: a time within the next week, with its weekday. */
  weekdayAndTime(instant: UtcInstant): string;
  /** «1 234». */
  number(value: number): string;
  /** «4,5», and «4,0» for 4. */
  oneDecimal(value: number): string;
  /** «70 %» for 0.7. */
  percent(share: number): string;
  /** «4 minutter» for 250,000 milliseconds: the largest whole unit */
  age(ms: number): string;
  /** «5.7.2026», by Oslo's day */
  dateInFigures(instant: UtcInstant): string;
  /** «67.»: an ordinal number */
  ordinal(value: number): string;
  /** «ett, to og tre» */
  list(items: readonly string[]): string;
  /** «gult kort, ut i 82. minutt»: phrases joined with commas, without an «og» */
  phrases(items: readonly string[]): string;
}

const made = new Map<Language, Formats>();

/**
 * The formats of a language. Making a formatter is expensive and using one is cheap, so each is made once, when it is first used.
 */
export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: Language): Formats {
  const locale = [...intlLocales[language]];
  const written = (text: string): string => (language === 'nn' ? inNynorsk(text) : text);
  const inOslo = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Oslo', ...options }));
  const dayFull = inOslo({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekdayLong = inOslo({ weekday: 'long' });
  const weekdayShort = inOslo({ weekday: 'short' });
  const weekdayAndDay = inOslo({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = inOslo({ hour: '2-digit', minute: '2-digit' });
  const number = onFirstUse(() => new Intl.NumberFormat(locale));
  const oneDecimal = onFirstUse(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const percent = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const figures = inOslo({ day: 'numeric', month: 'numeric', year: 'numeric' });
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const phrases = onFirstUse(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  return {
    dayLong: (day, today) => dayLongIn(language, day, today),
    dayShort: (day, today) => dayLongIn(language, day, today, 'short'),
    dayFull: (day) => written(dayFull().format(noonOf(day))),
    weekday: (day) => written(weekdayLong().format(noonOf(day))),
    weekdayShort: (day) => written(weekdayShort().format(noonOf(day))),
    weekdayAndDay: (day) => written(weekdayAndDay().format(noonOf(day))),
    dayOfMonth: (day) => String(Number(day.slice(8))),
    time: (instant) => time().format(new Date(instant)),
    weekdayAndTime: (instant) =>
      written(`${weekdayLong().format(new Date(instant))} ${time().format(new Date(instant))}`),
    number: (value) => number().format(value),
    oneDecimal: (value) => oneDecimal().format(value),
    percent: (share) => percent().format(share),
    age: (ms) => ageIn(language, ms),
    dateInFigures: (instant) => figures().format(new Date(instant)),
    ordinal: (value) => ordinalIn(language, value),
    list: (items) => list().format(items),
    phrases: (items) => phrases().format(items),
  };
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
