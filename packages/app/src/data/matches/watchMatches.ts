import type { Match, MatchReport } from '@tribunen/domain';
import { matchQuery as isQueryOf, type QueryClient } from '@tanstack/react-query';
import type { DayList } from './DayList.ts';
import { allMatchKey } from './matchQuery.ts';
import { allMatchesKey } from './matchesQuery.ts';

/**
 * Calls the listener with the matches in the query cache: all of them now, then each list and open match when it changes.
 *
 * @returns what ends it.
 */
export function watchMatches(queryClient: QueryClient, onMatches: (matches: readonly Match[]) => void): () => void {
  for (const [, list] of queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey }))
    onMatches(list?.matches ?? []);
  for (const [, report] of queryClient.getQueriesData<MatchReport>({ queryKey: allMatchKey })) {
    if (report !== undefined) onMatches([report.match]);
  }
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    const { queryKey } = query;
    if (isQueryOf({ queryKey: allMatchesKey }, query)) {
      onMatches(queryClient.getQueryData<DayList>(queryKey)?.matches ?? []);
    } else if (isQueryOf({ queryKey: allMatchKey }, query)) {
      const report = queryClient.getQueryData<MatchReport>(queryKey);
      if (report !== undefined) onMatches([report.match]);
    }
  });
}
