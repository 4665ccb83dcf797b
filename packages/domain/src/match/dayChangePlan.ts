import type { OsloDay } from '../time/OsloDay.ts';
import { neighbourPlan } from './neighbourPlan.ts';
import type { PreloadStep } from './preloadPlan.ts';

/**
 * The days to load ahead when the spectator chooses another day: three either side, 200 ms apart (MATCH-24).
 *
 * @example
 * dayChangePlan('2026-11-21').map(({ delayMs }) => delayMs); // [0, 200, 400, 600, 800, 1000]
 */
export function dayChangePlan(day: OsloDay): readonly PreloadStep[] {
  return neighbourPlan(day, { startMs: 0, apartMs: 200 });
}
