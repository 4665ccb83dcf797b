import { type MatchId } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { MatchBackend } from '../backend/matchBackend.ts';
import { BackendFailure } from '../backend/BackendFailure.ts';

/** What the keys of every open match begin with. */
export const allMatchKey = ['match'] as const;

/** The key of one match, with all that is told of it, in the query cache. */
export function matchKey(id: MatchId): readonly ['match', MatchId] {
  return [...allMatchKey, id];
}

/** One match with all that is told of it: a `MatchReport`. The live feed keeps it fresh while it is watched (`LiveFeed.watchMatch`). */
export function matchQuery(backend: Pick<MatchBackend, 'matchReport'>, id: MatchId) {
  return queryOptions({
    queryKey: matchKey(id),
    queryFn: () => backend.matchReport(id),
    staleTime: 15_000,
    // A match that there is not is not there at the second try either.
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  });
}

/** Whether the backend has said that there is no such match. */
export function isNotThere(error: Error): boolean {
  return error instanceof BackendFailure && error.status === 404;
}
