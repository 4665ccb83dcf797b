import { type MatchId } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { MatchBackend } from '../backend/matchBackend.ts';
import { BackendFailure } from '../backend/BackendFailure.ts';

/** The prefix of every open match's key. */
export const allMatchKey = ['match'] as const;

/** The query key of one match's report. */
export function matchKey(id: MatchId): readonly ['match', MatchId] {
  return [...allMatchKey, id];
}

/** One match's report. The live feed keeps it fresh while it is watched (`LiveFeed.watchMatch`). */
export function matchQuery(backend: Pick<MatchBackend, 'matchReport'>, id: MatchId) {
  return queryOptions({
    queryKey: matchKey(id),
    queryFn: () => backend.matchReport(id),
    staleTime: 15_000,
    // A match that does not exist will not exist at the second try either.
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  });
}

/** Whether the backend answered that there is no such match. */
export function isNotThere(error: Error): boolean {
  return error instanceof BackendFailure && error.status === 404;
}
