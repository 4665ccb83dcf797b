import { epochMs, type UtcInstant } from './instant.ts';
import { dayMs, dayNumber, type OsloDay } from './OsloDay.ts';
import { weekdayOf } from './weekdayOf.ts';

const hourMs = 60 * 60_000;

/**
 * How far Oslo's clocks are ahead of UTC at a moment, in milliseconds: one hour, and two from the last Sunday of March
 * to the last Sunday of October, both at 01:00 UTC (the European Union's rule since 1996; TIME-3).
 *
 * @example
 * osloOffsetMs('2026-11-21T12:00:00.000Z'); // 3_600_000
 * osloOffsetMs('2026-07-05T12:00:00.000Z'); // 7_200_000
 */
export function osloOffsetMs(instant: UtcInstant): number {
  const year = instant.slice(0, 4);
  const ms = epochMs(instant);
  const summer = ms >= changeMs(`${year}-03-31`) && ms < changeMs(`${year}-10-31`);
  return summer ? 2 * hourMs : hourMs;
}

/** 01:00 UTC on the month's last Sunday, given the month's last day. */
function changeMs(lastOfMonth: string): number {
  const last = lastOfMonth as OsloDay;
  const sinceSunday = (weekdayOf(last) + 1) % 7;
  return (dayNumber(last) - sinceSunday) * dayMs + hourMs;
}
