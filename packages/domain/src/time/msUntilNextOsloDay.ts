import { addDays } from './addDays.ts';
import { epochMs, type UtcInstant } from './instant.ts';
import { osloDayOf } from './osloDayOf.ts';
import { startOfOsloDay } from './startOfOsloDay.ts';

/**
 * Milliseconds until Oslo's next midnight, when the day in an open page rolls over: up to 25 hours (TIME-5).
 *
 * @example
 * msUntilNextOsloDay(toUtcInstant('2026-11-21T22:59:00Z')); // 60_000
 */
export function msUntilNextOsloDay(now: UtcInstant): number {
  return epochMs(startOfOsloDay(addDays(osloDayOf(now), 1))) - epochMs(now);
}
