import { addDays } from '../time/addDays.ts';
import type { OsloDay } from '../time/OsloDay.ts';

const daysBack = 7;
const daysAhead = 14;

/**
 * The 22 days of the results screen's strip around a day: 7 before it, itself, 14 after it. MATCH-21
 *
 * @example
 * const days = dayStrip('2026-11-21');
 * [days.length, days[0], days[7], days[21]]; // [22, '2026-11-14', '2026-11-21', '2026-12-05']
 */
export function dayStrip(today: OsloDay): readonly OsloDay[] {
  return Array.from({ length: daysBack + 1 + daysAhead }, (_, i) => addDays(today, i - daysBack));
}
