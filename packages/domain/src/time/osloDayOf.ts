import type { UtcInstant } from './instant.ts';
import { osloClock } from './osloClock.ts';
import type { OsloDay } from './OsloDay.ts';

/** The day in Oslo at a moment, exact at both clock changes (TIME-3). */
export function osloDayOf(instant: UtcInstant): OsloDay {
  return osloClock(instant).slice(0, 10) as OsloDay;
}
