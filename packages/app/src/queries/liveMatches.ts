import type { QueryClient } from '@tanstack/react-query';
import { isLive, type Match } from '@tribunen/domain';
import type { DayList } from './DayList.ts';
import { allMatchesKey } from './matchesQuery.ts';

/** The matches in play, in the loaded lists. */
export function liveMatches(queryClient: QueryClient): readonly Match[] {
  return queryClient
    .getQueriesData<DayList>({ queryKey: allMatchesKey })
    .flatMap(([, list]) => list?.matches.filter(isLive) ?? []);
}
