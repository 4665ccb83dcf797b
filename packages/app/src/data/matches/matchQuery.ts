import { type MatchId, type MatchReport, mergeReport, retryEmptyReport } from '@tribunen/domain';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import type { MatchApi } from '../../api/matchApi.ts';
import { matchKey } from './matchKeys.ts';

/** How long a report that no screen shows is kept. */
const usableMs = 60 * 60_000;
/** The statuses after which a second request would be refused again: refused, not found, too many requests. */
const final = new Set<number | null>([403, 404, 429]);

/**
 * One match's report. The live feed keeps it fresh while a screen shows the match (`LiveFeed.watchMatch`). The request
 * for a finished match without events bypasses every cache (REPORT-11). The request is aborted when the user leaves the
 * last screen that waits for it.
 *
 * @param id null to load nothing
 */
export function matchQuery(api: Pick<MatchApi, 'matchReport'>, id: MatchId | null) {
  return queryOptions({
    queryKey: matchKey(id),
    queryFn: id === null ? skipToken : ({ client, signal }) => loadReport(api, id, { client, signal }),
    staleTime: 15_000,
    gcTime: usableMs,
    retry: (failures, error) => failures < 1 && !(error instanceof BackendFailure && final.has(error.status)),
  });
}

/** One match's report for a screen that shows the match among others. It is loaded only if the cache has none. */
export function knownMatchQuery(api: Pick<MatchApi, 'matchReport'>, id: MatchId) {
  return queryOptions({ ...matchQuery(api, id), staleTime: Infinity });
}

async function loadReport(
  api: Pick<MatchApi, 'matchReport'>,
  id: MatchId,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<MatchReport> {
  const queryKey = matchKey(id);
  const known = client.getQueryData<MatchReport>(queryKey);
  const isEmpty =
    known !== undefined && retryEmptyReport(known.match, { eventCount: known.events.length, retries: 0 }) !== null;
  const loaded = await api.matchReport(id, isEmpty ? { signal, t: Date.now() } : { signal });
  return mergeReport(client.getQueryData<MatchReport>(queryKey), loaded);
}

/** Whether a failure means that the requested match, team or competition does not exist. */
export function isNotThere(error: Error): boolean {
  return error instanceof BackendFailure && error.status === 404;
}
