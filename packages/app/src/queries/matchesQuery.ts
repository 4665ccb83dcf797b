import { cacheLifetime, type Match, type OsloDay, osloDayOf, reloadMatches, type UtcInstant } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Backend } from '../backend/Backend.ts';

/** What the keys of every day's matches begin with. */
export const allMatchesKey = ['matches'] as const;

/** The key of a day's matches in the query cache. */
export function matchesKey(day: OsloDay): readonly ['matches', OsloDay] {
  return [...allMatchesKey, day];
}

/**
 * A day's matches, all of them, for as long as their day allows (part 1 §9, cache lifetimes). Loaded again, they give way to what is
 * newer alone.
 */
export function matchesQuery(backend: Pick<Backend, 'matches'>, day: OsloDay, now: UtcInstant) {
  const lifetime = cacheLifetime(day, osloDayOf(now));
  return queryOptions({
    queryKey: matchesKey(day),
    queryFn: (): Promise<readonly Match[]> => backend.matches(day),
    staleTime: lifetime.freshMs,
    gcTime: lifetime.usableMs,
    structuralSharing: shareMatches,
  });
}

// React-query calls this in the same step in which it stores an answer, so that a goal told while that was on its way is not lost; and calls
// what it holds `unknown`, which under this key is what `queryFn` is typed to answer.
function shareMatches(before: unknown, loaded: unknown): unknown {
  return isMatches(loaded) ? reloadMatches(isMatches(before) ? before : undefined, loaded) : loaded;
}

function isMatches(data: unknown): data is readonly Match[] {
  return Array.isArray(data);
}
