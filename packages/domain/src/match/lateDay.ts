import { addDays } from '../time/addDays.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { osloDayOf } from '../time/osloDayOf.ts';
import { startOfOsloDay } from '../time/startOfOsloDay.ts';

/** After this time a match is over, with extra time, a shoot-out and a long break included. */
const longestMatchMs = 4 * 60 * 60_000;

/**
 * Yesterday, while a match that kicked off yesterday may still be in play: in the first four hours of a day in Oslo.
 * Null later in the day (MATCH-40).
 */
export function lateDay(now: UtcInstant): OsloDay | null {
  const today = osloDayOf(now);
  return epochMs(now) - epochMs(startOfOsloDay(today)) < longestMatchMs ? addDays(today, -1) : null;
}
