import type { MatchId, MatchReport } from '@tribunen/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { replayApi } from '../../../../api/replayApi.ts';
import { useApi } from '../../../../services/useApi.ts';

interface ReplayedReport {
  /** Null until it has been requested and loaded. */
  readonly report: MatchReport | null;
  readonly hasFailed: boolean;
}

/** The whole report of a match with a hidden result, for its replay. */
export function useReplayedReport(id: MatchId, isAsked: boolean): ReplayedReport {
  const { wholeReport } = useApi(replayApi);
  const { data, isError } = useQuery({
    queryKey: ['replay', id],
    queryFn: isAsked ? () => wholeReport(id) : skipToken,
    // The report is removed from the cache when the screen closes.
    gcTime: 0,
  });
  return { report: isAsked ? (data ?? null) : null, hasFailed: isError };
}
