import type { OsloDay } from '../time/OsloDay.ts';
import { neighbourPlan } from './neighbourPlan.ts';
import type { PreloadStep } from './preloadPlan.ts';

/**
 * The days to load ahead after the first list has come: three either side, 100 ms apart, from one second on. MATCH-24
 *
 * @example
 * firstLoadPlan(day)[0]?.delayMs; // 1000
 */
export function firstLoadPlan(day: OsloDay): readonly PreloadStep[] {
  return neighbourPlan(day, { startMs: 1000, apartMs: 100 });
}
