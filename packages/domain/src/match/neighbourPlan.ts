import { addDays } from '../time/addDays.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import type { PreloadStep } from './preloadPlan.ts';

/** Days from the chosen one, the nearest first and coming days before past ones. */
const neighbours = [1, -1, 2, -2, 3, -3];

/** The plan for the three days either side, one after the other. */
export function neighbourPlan(
  day: OsloDay,
  { startMs, apartMs }: { readonly startMs: number; readonly apartMs: number },
): readonly PreloadStep[] {
  return neighbours.map((n, i) => ({ day: addDays(day, n), delayMs: startMs + apartMs * i, priority: 'normal' }));
}
