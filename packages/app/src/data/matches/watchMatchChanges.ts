import type { Match, MatchId, MatchReport } from '@tribunen/domain';
import { type QueryClient, matchQuery as isQueryOf } from '@tanstack/react-query';
import type { DayList } from './DayList.ts';
import { allMatchKey } from './matchQuery.ts';
import { allMatchesKey } from './matchesQuery.ts';

/**
 * Calls the listener with each match that changes in a list or a report, before and after the change. A match that is seen for the first time is
 * left out.
 *
 * @returns the function that ends it
 */
export function watchMatchChanges(
  queryClient: QueryClient,
  onChange: (before: Match, after: Match) => void,
): () => void {
  const newest = new Map<MatchId, Match>();
  return watchMatches(queryClient, (matches) => {
    for (const match of matches) {
      const before = newest.get(match.id);
      // A match can be in several lists, some of them older.
      if (before === match || (before?.updatedAt ?? '') > (match.updatedAt ?? '')) continue;
      newest.set(match.id, match);
      if (before !== undefined) onChange(before, match);
    }
  });
}

/**
 * Calls the listener with the matches in the query cache: all of them now, then those of each list or report that changes.
 *
 * @returns the function that ends it
 */
function watchMatches(queryClient: QueryClient, onMatches: (matches: readonly Match[]) => void): () => void {
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
