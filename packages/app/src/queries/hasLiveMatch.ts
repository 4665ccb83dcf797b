import type { QueryClient } from '@tanstack/react-query';
import { isLive } from '@tribunen/domain';
import type { DayList } from './DayList.ts';
import { allMatchesKey } from './matchesQuery.ts';

/** Whether a match is being played, by the lists that are known. */
export function hasLiveMatch(queryClient: QueryClient): boolean {
  return queryClient
    .getQueriesData<DayList>({ queryKey: allMatchesKey })
    .some(([, list]) => list?.matches.some(isLive) === true);
}
