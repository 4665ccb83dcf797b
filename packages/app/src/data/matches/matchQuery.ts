import { type MatchId, type MatchReport, mergeReport, retryEmptyReport } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import { BackendFailure } from '../../backend/access/BackendFailure.ts';
import type { MatchBackend } from '../../backend/matchBackend.ts';

/** The prefix of every open match's key. */
export const allMatchKey = ['match'] as const;

/** The query key of one match's report; null is none. */
export function matchKey(id: MatchId | null): readonly ['match', MatchId | null] {
  return [...allMatchKey, id];
}

/** How long a report is kept for the next visit. */
const usableMs = 60 * 60_000;
/** What no second try changes: refused, not there, too many requests. */
const final = new Set<number | null>([403, 404, 429]);

/**
 * One match's report. The live feed keeps it fresh while it is watched (`LiveFeed.watchMatch`). A finished match without events is asked for
 * past every cache (REPORT-11). Nobody waits for a match that is left: the request ends.
 */
export function matchQuery(backend: Pick<MatchBackend, 'matchReport'>, id: MatchId) {
  const queryKey = matchKey(id);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<MatchReport>(queryKey);
      const isEmpty =
        known !== undefined && retryEmptyReport(known.match, { eventCount: known.events.length, retries: 0 }) !== null;
      const loaded = await backend.matchReport(id, isEmpty ? { signal, t: Date.now() } : { signal });
      return mergeReport(client.getQueryData<MatchReport>(queryKey), loaded);
    },
    staleTime: 15_000,
    gcTime: usableMs,
    retry: (failures, error) => failures < 1 && !(error instanceof BackendFailure && final.has(error.status)),
  });
}

/** Whether the backend answered that there is no such match. */
export function isNotThere(error: Error): boolean {
  return error instanceof BackendFailure && error.status === 404;
}
