import { epochMs, instantAt, type OsloDay, osloTimeOf, startOfOsloDay } from '@tribunen/domain';

/**
 * When Oslo's clocks show a time of day, in milliseconds since 1970. This holds on the two days of a clock change too.
 *
 * @param time `HH:MM`
 */
export function osloKickOff(day: OsloDay, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const guess = epochMs(startOfOsloDay(day)) + (hour * 60 + minute) * 60_000;
  const shown = osloTimeOf(instantAt(guess));
  return guess + ((hour - shown.hour) * 60 + minute - shown.minute) * 60_000;
}
