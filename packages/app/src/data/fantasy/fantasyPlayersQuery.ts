import { queryOptions } from '@tanstack/react-query';
import type { AlertsApi } from '../../api/alertsApi.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The names of the players in a spectator's fantasy squad. A squad changes once a day at most. */
export function fantasyPlayersQuery(api: Pick<AlertsApi, 'fantasyPlayers'>, userId: string) {
  return queryOptions({
    queryKey: privateKey(userId, 'fantasy-players'),
    queryFn: () => api.fantasyPlayers(userId),
    staleTime: 5 * 60_000,
  });
}
