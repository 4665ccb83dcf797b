import { epochMs, type UtcInstant } from '../time/instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, in whole units; `n` is 0 for now. */
export interface RelativeTime {
  readonly kind: 'now' | 'minutes' | 'hours' | 'days';
  readonly n: number;
}

/**
 * How long before `now` a moment was: «now» for less than a minute and for the future (clocks differ), then whole
 * minutes, hours and days (CHAT-15).
 */
export function relativeTime(then: UtcInstant, now: UtcInstant): RelativeTime {
  const passed = epochMs(now) - epochMs(then);
  if (passed < MINUTE_MS) return { kind: 'now', n: 0 };
  if (passed < HOUR_MS) return { kind: 'minutes', n: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { kind: 'hours', n: Math.floor(passed / HOUR_MS) };
  return { kind: 'days', n: Math.floor(passed / DAY_MS) };
}
