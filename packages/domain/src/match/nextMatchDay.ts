import type { OsloDay } from '../time/OsloDay.ts';

/**
 * The first day after a given one that has a followed match, among days in order; null when there is none, or when a
 * day in between is not known yet (MATCH-35).
 *
 * @param hasMatch whether a day has a followed match; undefined while that is not known
 */
export function nextMatchDay(
  after: OsloDay,
  days: readonly OsloDay[],
  hasMatch: (day: OsloDay) => boolean | undefined,
): OsloDay | null {
  const next = days.find((day) => day > after && hasMatch(day) !== false);
  return next !== undefined && hasMatch(next) === true ? next : null;
}
