import type { OsloDay } from '../time/OsloDay.ts';

export interface CacheLifetime {
  /** How long an answer needs no refresh, in milliseconds. */
  readonly freshMs: number;
  /** How long an answer may still be shown when a refresh fails, in milliseconds. */
  readonly usableMs: number;
}

const usableMs = 24 * 60 * 60_000;

/**
 * How long a day's list of matches stays in the cache. It is fresh for 15 s today, 1 hour for a coming day and 10
 * minutes for a past day, and usable for 24 hours when stale (MATCH-22).
 *
 * @example
 * cacheLifetime('2026-11-21', '2026-11-21').freshMs; // 15_000
 * cacheLifetime('2026-11-20', '2026-11-21').freshMs; // 600_000
 */
export function cacheLifetime(day: OsloDay, today: OsloDay): CacheLifetime {
  if (day === today) return { freshMs: 15_000, usableMs };
  return { freshMs: day > today ? 60 * 60_000 : 10 * 60_000, usableMs };
}
