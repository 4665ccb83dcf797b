import { parseOsloDay, type OsloDay } from '@tribunen/domain';

/** An Oslo day as a date of the calendar, which uses the device's own zone: noon of the same day there. */
export function toCalendarDate(day: OsloDay): Date {
  return new Date(`${day}T12:00:00`);
}

/** The Oslo day of a calendar date; null for a date past the year 9999. */
export function fromCalendarDate(date: Date): OsloDay | null {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parseOsloDay([String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-'));
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}
