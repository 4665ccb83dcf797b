import type { LiveEvent, Match } from '@tribunen/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { alertsApi, type AlertsApi } from '../../api/alertsApi.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import { updateKnown } from '../../data/updateKnown.ts';
import { useLiveConnection } from '../../live/useLiveConnection.ts';
import { useApi } from '../../services/useApi.ts';

const none: readonly LiveEvent[] = [];

/** The events of a match, live; none while they cannot be loaded. An event may be in the list twice, but each has an id. */
export function useMatchEvents(match: Match): readonly LiveEvent[] {
  const query = matchEventsQuery(useApi(alertsApi), match);
  const queryClient = useQueryClient();
  const room = useLiveConnection();
  const { data = none } = useQuery(query.options);
  const receive = useEffectEvent((events: readonly LiveEvent[]) => {
    const own = events.filter(({ matchId }) => matchId === match.id);
    if (own.length > 0) updateKnown(queryClient, query, (known) => [...known, ...own]);
  });
  useEffect(() => room?.feed.onEvents(({ events }) => receive(events)), [room]);
  return data;
}

/** The events of a match from the database. They are loaded again every 30 s, in case the feed has lost one. */
export function matchEventsQuery(api: Pick<AlertsApi, 'matchEvents'>, { id, utcKickoff, competition }: Match) {
  return ledgerQuery<readonly LiveEvent[], never>({
    queryKey: ['match-events', id],
    load: async () => {
      const competitionIdOf = () => competition.dbId?.toString() ?? null;
      return (await api.matchEvents(id, utcKickoff, { competitionIdOf, isWanted: () => true })) ?? none;
    },
    apply: (events) => events,
    staleTime: 15_000,
    reloadAfterErrorMs: 5000,
    reloadEveryMs: () => 30_000,
  });
}
