import { dayNumber, type OsloDay } from './OsloDay.ts';

/**
 * How many days `to` comes after `from`; negative when before. Counts calendar days, so the short and the long day each
 * count as one (TIME-4).
 *
 * @example
 * daysBetween(parseOsloDay('2026-03-28'), parseOsloDay('2026-03-30')); // 2
 */
export function daysBetween(from: OsloDay, to: OsloDay): number {
  return dayNumber(to) - dayNumber(from);
}
