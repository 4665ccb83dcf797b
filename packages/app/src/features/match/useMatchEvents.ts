import type { LiveEvent, Match } from '@tribunen/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertsBackend } from '../../backend/alertsBackend.ts';
import { useLiveRoom } from '../../live/useLiveRoom.ts';
import { useBackend } from '../../services/useBackend.ts';

const none: readonly LiveEvent[] = [];

/** The events of a match, live; none while they cannot be loaded. An event may be there twice: each has an id. */
export function useMatchEvents({ id, utcKickoff, competition }: Match): readonly LiveEvent[] {
  const backend = useBackend(alertsBackend);
  const queryClient = useQueryClient();
  const room = useLiveRoom();
  const { data = none } = useQuery({
    queryKey: ['match-events', id],
    queryFn: async () => {
      const competitionIdOf = () => competition.dbId?.toString() ?? null;
      return (await backend.matchEvents(id, utcKickoff, { competitionIdOf, isWanted: () => true })) ?? none;
    },
    staleTime: 15_000,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? 5000 : 30_000),
  });
  useEffect(
    () =>
      room?.feed.onEvents(({ events }) => {
        const own = events.filter(({ matchId }) => matchId === id);
        if (own.length === 0) return;
        queryClient.setQueryData<readonly LiveEvent[]>(['match-events', id], (known) => known && [...known, ...own]);
      }),
    [room, queryClient, id],
  );
  return data;
}
