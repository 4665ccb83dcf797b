import type { MatchId, MatchReport } from '@tribunen/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { replayApi } from '../../../../api/replayApi.ts';
import { useApi } from '../../../../services/useApi.ts';

/** The whole report of a match with a hidden result, for its replay; null until it has been requested and loaded. */
export function useReplayedReport(id: MatchId, isAsked: boolean): MatchReport | null {
  const { wholeReport } = useApi(replayApi);
  const { data } = useQuery({
    queryKey: ['replay', id],
    queryFn: isAsked ? () => wholeReport(id) : skipToken,
    // The report is removed from the cache when the replay ends.
    gcTime: 0,
  });
  return isAsked ? (data ?? null) : null;
}
