import type { OsloDay } from '../time/OsloDay.ts';
import { neighbourPlan } from './neighbourPlan.ts';
import type { PreloadStep } from './preloadPlan.ts';

/**
 * The days to load ahead when another day is chosen: three either side, 200 ms apart. MATCH-24
 *
 * @example
 * dayChangePlan(day).length; // 6
 */
export function dayChangePlan(day: OsloDay): readonly PreloadStep[] {
  return neighbourPlan(day, { startMs: 0, apartMs: 200 });
}
