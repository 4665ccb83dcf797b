import type { MatchClock } from './MatchSnapshot.ts';

/** Whether two clocks show the same; null where one is not known. */
export function sameClock(a: MatchClock | null, b: MatchClock | null): boolean | null {
  return a === null || b === null ? null : a.minute === b.minute && a.injuryTime === b.injuryTime;
}

/** Orders clocks as a match runs; clocks that are not known come last. */
export function byClock(a: MatchClock | null, b: MatchClock | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.minute - b.minute || (a.injuryTime ?? 0) - (b.injuryTime ?? 0);
}
