import { addDays } from '../time/addDays.ts';
import type { OsloDay } from '../time/OsloDay.ts';

/** One day to load before it is requested. */
export interface PreloadStep {
  readonly day: OsloDay;
  /** Milliseconds after the plan starts. */
  readonly delayMs: number;
  readonly priority: 'today' | 'high' | 'normal' | 'low';
}

/** Days from today, the nearest first. */
const normalDays = [-1, 3, 4, 5, 6, 7];
const lowDays = [-2, -3, -4, -5, -6, 8, 9, 10, 11, 12, 13, 14];

/**
 * The days to load ahead on arrival, in the order of their delays: today first; +1 and +2 with high priority; −1 and
 * +3…+7 two at a time every 500 ms; −6…−2 and +8…+14 one a second, from 3 s on (MATCH-23).
 */
export function preloadPlan(today: OsloDay): readonly PreloadStep[] {
  return [
    { day: today, delayMs: 0, priority: 'today' },
    { day: addDays(today, 1), delayMs: 0, priority: 'high' },
    { day: addDays(today, 2), delayMs: 0, priority: 'high' },
    ...normalDays.map((n, i): PreloadStep => ({
      day: addDays(today, n),
      delayMs: 500 * (Math.floor(i / 2) + 1),
      priority: 'normal',
    })),
    ...lowDays.map((n, i): PreloadStep => ({ day: addDays(today, n), delayMs: 3000 + 1000 * i, priority: 'low' })),
  ];
}
