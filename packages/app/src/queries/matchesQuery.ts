import { cacheLifetime, type OsloDay, osloDayOf, type UtcInstant } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { HomeBackend } from '../backend/homeBackend.ts';
import { type DayList, mergeDayList } from './DayList.ts';

/** What the keys of every day's matches begin with. */
export const allMatchesKey = ['matches'] as const;

/** The key of a day's matches in the query cache. */
export function matchesKey(day: OsloDay): readonly ['matches', OsloDay] {
  return [...allMatchesKey, day];
}

/**
 * A day's matches, all of them, for as long as their day allows (part 1 §9, cache lifetimes). A day that cannot be loaded again is
 * answered with what was known of it, marked as such; one that was never loaded fails (part 1 §8, match list load failure).
 */
export function matchesQuery(backend: Pick<HomeBackend, 'matches'>, day: OsloDay, now: () => UtcInstant) {
  const lifetime = cacheLifetime(day, osloDayOf(now()));
  const queryKey = matchesKey(day);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<DayList> => {
      try {
        return { matches: await backend.matches(day), loadedAt: now(), reloadFailed: false };
      } catch (error) {
        const known = client.getQueryData<DayList>(queryKey);
        if (known === undefined) throw error;
        console.error(`Could not load ${day} again`, error);
        return { ...known, reloadFailed: true };
      }
    },
    staleTime: ({ state }) => (state.data?.reloadFailed === true ? 0 : lifetime.freshMs),
    gcTime: lifetime.usableMs,
    structuralSharing: shareDayLists,
  });
}

// React-query calls this in the same step in which it stores an answer, so that a goal told while that was on its way is not lost; and calls
// what it holds `unknown`, which under this key is what `queryFn` is typed to answer.
function shareDayLists(before: unknown, loaded: unknown): unknown {
  if (!isDayList(loaded) || before === loaded) return loaded;
  return mergeDayList(isDayList(before) ? before : undefined, loaded);
}

function isDayList(data: unknown): data is DayList {
  return typeof data === 'object' && data !== null && 'matches' in data && 'reloadFailed' in data;
}
