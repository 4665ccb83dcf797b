import type { Match, MatchId, MatchReport } from '@tribunen/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchBackend } from '../../backend/matchBackend.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { isNotThere, matchKey, matchQuery } from '../../queries/matchQuery.ts';
import { useListedMatch } from '../../queries/useListedMatch.ts';
import { watchMatchChanges } from '../../queries/watchMatchChanges.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useObserved } from '../../state/useObserved.ts';

export type MatchDetail =
  | { readonly status: 'loading'; readonly match: Match | null }
  | { readonly status: 'failed'; readonly match: Match | null; onRetry(): void }
  | { readonly status: 'not-found' }
  | { readonly status: 'open'; readonly report: MatchReport };

/**
 * The report of an opened match, kept live: the live feed asks for it while the match is played, and it is asked for once more whenever
 * the match itself changes. Until it has come, the match is as a list has it. Whoever is online sees that the spectator has it open.
 */
export function useMatchDetail(id: MatchId): MatchDetail {
  const room = useLiveRoom();
  const presence = useObserved(useServices().presence);
  const backend = useBackend(matchBackend);
  const queryClient = useQueryClient();
  const listed = useListedMatch(id);
  const { data, error, isError, refetch } = useQuery(matchQuery(backend, id));
  useEffect(() => room?.feed.watchMatch(id), [room, id]);
  useEffect(() => presence?.showMatch(id), [presence, id]);
  useEffect(
    () =>
      watchMatchChanges(queryClient, (before, after) => {
        if (after.id !== id || before.updatedAt === after.updatedAt) return;
        void queryClient.invalidateQueries({ queryKey: matchKey(id) });
      }),
    [queryClient, id],
  );

  if (data !== undefined) return { status: 'open', report: data };
  if (!isError) return { status: 'loading', match: listed };
  return isNotThere(error)
    ? { status: 'not-found' }
    : { status: 'failed', match: listed, onRetry: () => void refetch() };
}
