import type { Match, MatchId, MatchReport } from '@tribunen/domain';
import { matchQuery as isQueryOf, type Query, type QueryClient } from '@tanstack/react-query';
import type { DayList } from './DayList.ts';
import { allMatchKey } from './matchKeys.ts';
import { allMatchesKey } from './matchesQuery.ts';
import { outdatedMatches } from './outdatedMatches.ts';
import { isAnswer } from '../isAnswer.ts';

/**
 * Calls the listener with each match that changes in a list or a report, before and after the change. A match that is
 * new to the cache is left out, and so are changes of a match since it was kept at an earlier visit.
 *
 * @returns a function that stops it
 */
export function watchMatchChanges(
  queryClient: QueryClient,
  onChange: (before: Match, after: Match) => void,
): () => void {
  const newest = new Map<MatchId, Match>();
  return watchMatches(queryClient, (matches) => {
    for (const match of matches) {
      const before = newest.get(match.id);
      // A match can be in several lists, of which some may be older.
      if (before === match || (before?.updatedAt ?? '') > (match.updatedAt ?? '')) continue;
      newest.set(match.id, match);
      if (before !== undefined && !outdatedMatches.has(before)) onChange(before, match);
    }
  });
}

/**
 * Calls the listener with the matches in the query cache: all of them now, then those of each list or report that changes.
 *
 * @returns a function that stops it
 */
function watchMatches(queryClient: QueryClient, onMatches: (matches: readonly Match[]) => void): () => void {
  for (const [, list] of queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey }))
    onMatches(list?.matches ?? []);
  for (const [, report] of queryClient.getQueriesData<MatchReport>({ queryKey: allMatchKey })) {
    if (report !== undefined) onMatches([report.match]);
  }
  const cache = queryClient.getQueryCache();
  return cache.subscribe((event) => {
    const query = event.type === 'updated' ? cache.get(event.query.queryHash) : undefined;
    if (query === undefined) return;
    const matches = matchesOf(query);
    onMatches(matches);
    // Matches that an answer leaves unchanged are confirmed as up to date.
    if (isAnswer(event)) for (const match of matches) outdatedMatches.delete(match);
  });
  function matchesOf(query: Query): readonly Match[] {
    const { queryKey } = query;
    if (isQueryOf({ queryKey: allMatchesKey }, query))
      return queryClient.getQueryData<DayList>(queryKey)?.matches ?? [];
    if (!isQueryOf({ queryKey: allMatchKey }, query)) return [];
    const report = queryClient.getQueryData<MatchReport>(queryKey);
    return report === undefined ? [] : [report.match];
  }
}
