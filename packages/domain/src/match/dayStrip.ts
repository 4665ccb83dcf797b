import { addDays } from '../time/addDays.ts';
import type { OsloDay } from '../time/OsloDay.ts';

const daysBack = 7;
const daysAhead = 14;

/**
 * The 22 days of the results screen's strip: 7 before today, today, 14 after it. When the chosen day lies outside them,
 * the strip is laid around that day instead (MATCH-21).
 *
 * @example
 * const days = dayStrip('2026-11-21');
 * [days.length, days[0], days[7], days[21]]; // [22, '2026-11-14', '2026-11-21', '2026-12-05']
 * dayStrip('2026-11-21', '2027-05-16')[7]; // '2027-05-16'
 */
export function dayStrip(today: OsloDay, chosen: OsloDay = today): readonly OsloDay[] {
  const strip = around(today);
  return strip.includes(chosen) ? strip : around(chosen);
}

function around(day: OsloDay): readonly OsloDay[] {
  return Array.from({ length: daysBack + 1 + daysAhead }, (_, i) => addDays(day, i - daysBack));
}
