import type { OsloDay } from '@tribunen/domain';

/**
 * The day of the strip that a key leads to from another: the arrows one day, Home and End to the ends. Null where the key leads nowhere.
 *
 * @example
 * dayAfterKey('ArrowRight', day, days); // the day after
 */
export function dayAfterKey(key: string, day: OsloDay, days: readonly OsloDay[]): OsloDay | null {
  const at = days.indexOf(day);
  switch (key) {
    case 'ArrowLeft':
      return days[at - 1] ?? null;
    case 'ArrowRight':
      return days[at + 1] ?? null;
    case 'Home':
      return days[0] ?? null;
    case 'End':
      return days.at(-1) ?? null;
    default:
      return null;
  }
}
