import type { OsloDay } from '../time/OsloDay.ts';
import { neighbourPlan } from './neighbourPlan.ts';
import type { PreloadStep } from './preloadPlan.ts';

/**
 * The days to load ahead after the first list has arrived: three either side, 100 ms apart, starting after one second
 * (MATCH-24).
 *
 * @example
 * firstLoadPlan('2026-11-21').map(({ delayMs }) => delayMs); // [1000, 1100, 1200, 1300, 1400, 1500]
 */
export function firstLoadPlan(day: OsloDay): readonly PreloadStep[] {
  return neighbourPlan(day, { startMs: 1000, apartMs: 100 });
}
