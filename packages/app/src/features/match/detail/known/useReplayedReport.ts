import type { MatchId, MatchReport } from '@tribunen/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { replayApi } from '../../../../api/replayApi.ts';
import { useApi } from '../../../../services/useApi.ts';

/** The whole report of a match whose result is hidden, for its replay; null until it is asked for and has come. */
export function useReplayedReport(id: MatchId, isAsked: boolean): MatchReport | null {
  const { wholeReport } = useApi(replayApi);
  const { data } = useQuery({
    queryKey: ['replay', id],
    queryFn: isAsked ? () => wholeReport(id) : skipToken,
    // Nothing of it stays once the replay is left.
    gcTime: 0,
  });
  return isAsked ? (data ?? null) : null;
}
