import { cacheLifetime, type OsloDay, osloDayOf, type UtcInstant } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { HomeApi } from '../../api/homeApi.ts';
import { askedWait } from '../afterAskedWait.ts';
import { type DayList, loadedDayList, mergeDayList } from './DayList.ts';

/** The prefix of every day's key. */
export const allMatchesKey = ['matches'] as const;

/** The key of a day's matches in the query cache. */
export function matchesKey(day: OsloDay): readonly ['matches', OsloDay] {
  return [...allMatchesKey, day];
}

/**
 * All of a day's matches, which stay fresh for a time that depends on the day (MATCH-22). When a reload fails, the
 * query returns the old list, marked `reloadFailed`. The first load of a day fails like that of any query.
 */
export function matchesQuery(api: Pick<HomeApi, 'matches'>, day: OsloDay, now: () => UtcInstant) {
  const lifetime = cacheLifetime(day, osloDayOf(now()));
  const queryKey = matchesKey(day);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<DayList> => {
      try {
        return loadedDayList(await api.matches(day), now());
      } catch (error) {
        const known = client.getQueryData<DayList>(queryKey);
        if (known === undefined) throw error;
        console.error(`Could not load ${day} again`, error);
        return { ...known, reloadFailed: true, askedWaitMs: askedWait(error) };
      }
    },
    staleTime: ({ state }) => (state.data?.reloadFailed === true ? 0 : lifetime.freshMs),
    gcTime: lifetime.usableMs,
    structuralSharing: shareDayLists,
  });
}

// React-query calls this in the step that stores an answer, so a goal received meanwhile is not lost. It types the data as unknown.
function shareDayLists(before: unknown, loaded: unknown): unknown {
  if (!isDayList(loaded) || before === loaded) return loaded;
  return mergeDayList(isDayList(before) ? before : undefined, loaded);
}

function isDayList(data: unknown): data is DayList {
  return typeof data === 'object' && data !== null && 'matches' in data && 'reloadFailed' in data;
}
