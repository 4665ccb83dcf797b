import { usePresence } from '../../../live/presence/usePresence.ts';
import {
  instantAt,
  isFinished,
  isSameState,
  type Match,
  type MatchId,
  type MatchReport,
  playOf,
  reportRefresh,
  retryEmptyReport,
  type UtcInstant,
} from '@tribunen/domain';
import type { MatchFailure } from '@tribunen/ui';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchApi } from '../../../api/matchApi.ts';
import { useLiveConnection } from '../../../live/useLiveConnection.ts';
import { matchKey } from '../../../data/matches/matchKeys.ts';
import { isNotThere, matchQuery } from '../../../data/matches/matchQuery.ts';
import { useListedMatch } from '../../../data/matches/useListedMatch.ts';
import { watchMatchChanges } from '../../../data/matches/watchMatchChanges.ts';
import { instantNow } from '../../../services/instantNow.ts';
import { useApi } from '../../../services/useApi.ts';
import { useServices } from '../../../services/useServices.ts';
import { whenSeen } from '../../../lib/tasks/whenSeen.ts';
import { whyFailed } from '../whyFailed.ts';

export type MatchDetail =
  | { readonly status: 'loading'; readonly match: Match | null }
  | {
      readonly status: 'error';
      readonly match: Match | null;
      readonly why: MatchFailure;
      onRetry(): void;
    }
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly report: MatchReport;
      /** The time of the report if it is old and a newer one has not loaded; null otherwise. */
      readonly from: UtcInstant | null;
      /** Whether the report of a finished match has no events yet, and is loaded again. */
      readonly isAwaited: boolean;
      onRetry(): void;
    };

/** The age from which the screen says that the report is old, in milliseconds. */
const oldMs = 30_000;
/** The longest wait of a browser timer. It runs a timer with a longer one at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * The report of an opened match, kept live (`useLiveReport`). Until it has loaded, the match is shown from its list.
 * Presence announces that the spectator has it open.
 */
export function useMatchDetail(id: MatchId): MatchDetail {
  const services = useServices();
  const presence = usePresence();
  const listed = useListedMatch(id);
  const query = useLiveReport(id);
  const { data, error, isError, isFetching, failureCount, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const [openedWith] = useState(dataUpdatedAt);
  const [openedAt] = useState(() => services.now());
  useEffect(() => presence?.showMatch(id), [presence, id]);

  const [retries, setRetries] = useState(0);
  const emptyRetry =
    data === undefined ? null : retryEmptyReport(data.match, { eventCount: data.events.length, retries });
  useEffect(() => {
    if (data === undefined) return undefined;
    const delay = emptyRetry ?? reportRefresh(data, instantNow(services));
    if (delay === null) return undefined;
    const ask = (): void => {
      if (emptyRetry !== null) setRetries((before) => before + 1);
      void refetch();
    };
    return whenSeen(ask, Math.min(delay, longestTimerMs));
    // The next wait must start even if the answer is the same as before.
  }, [data, emptyRetry, retries, dataUpdatedAt, errorUpdatedAt, refetch, services]);

  const onRetry = () => void refetch();
  if (data !== undefined) {
    // A notice that appeared at every reload would come and go at each goal while the spectator reads.
    const isFromBefore = isFetching && dataUpdatedAt === openedWith && openedAt - openedWith > oldMs;
    const isOld = (isFromBefore || isError || failureCount > 0) && services.now() - dataUpdatedAt > oldMs;
    return {
      status: 'ready',
      report: data,
      from: isOld ? instantAt(dataUpdatedAt) : null,
      isAwaited: emptyRetry !== null,
      onRetry,
    };
  }
  if (!isError) return { status: 'loading', match: listed };
  return isNotThere(error)
    ? { status: 'not-found' }
    : { status: 'error', match: listed, why: whyFailed(error), onRetry };
}

/** The report of a match. The live feed polls it while the match is played, and it is loaded again whenever the match itself changes. */
export function useLiveReport(id: MatchId): UseQueryResult<MatchReport> {
  const room = useLiveConnection();
  useEffect(() => room?.feed.watchMatch(id), [room, id]);
  useRefetchOnChange(id);
  return useQuery(matchQuery(useApi(matchApi), id));
}

/**
 * Loads the report again when its own row or a list has a newer state of the match, once for each state, although the
 * state reaches both. When a match is over, only a different result counts.
 */
function useRefetchOnChange(id: MatchId): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let loadedFor = '';
    return watchMatchChanges(queryClient, (before, after) => {
      if (after.id !== id) return;
      const report = queryClient.getQueryData<MatchReport>(matchKey(id));
      const updatedAt = after.updatedAt ?? '';
      // The report itself may be the source of this state.
      if (report === undefined || updatedAt <= (report.match.listedAt ?? '') || updatedAt <= loadedFor) return;
      if (isFinished(before) && isSameState(playOf(before), playOf(after))) return;
      loadedFor = updatedAt;
      void queryClient.invalidateQueries({ queryKey: matchKey(id) });
    });
  }, [queryClient, id]);
}
