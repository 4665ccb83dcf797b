import { type OsloDay, cacheLifetime, type Match, type UtcInstant, osloDayOf } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Backend } from '../backend/Backend.ts';

/** What the keys of every day's matches begin with. */
export const allMatchesKey = ['matches'] as const;

/** The key of a day's matches in the query cache. */
export function matchesKey(day: OsloDay): readonly ['matches', OsloDay] {
  return [...allMatchesKey, day];
}

/** A day's matches, all of them, for as long as their day allows (part 1 §9, cache lifetimes). */
export function matchesQuery(backend: Pick<Backend, 'matches'>, day: OsloDay, now: UtcInstant) {
  const lifetime = cacheLifetime(day, osloDayOf(now));
  return queryOptions({
    queryKey: matchesKey(day),
    queryFn: (): Promise<readonly Match[]> => backend.matches(day),
    staleTime: lifetime.freshMs,
    gcTime: lifetime.usableMs,
  });
}
