import type { OsloDay } from '@tribunen/domain';

/**
 * The day that a key moves to from the given day: arrows by one day, Home and End to the ends. Null when the key does
 * not move.
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
