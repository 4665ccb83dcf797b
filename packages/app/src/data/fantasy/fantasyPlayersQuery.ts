import { queryOptions } from '@tanstack/react-query';
import type { AlertsBackend } from '../../backend/alertsBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The names of the players in a spectator's fantasy squad. A squad changes once a day at most. */
export function fantasyPlayersQuery(backend: Pick<AlertsBackend, 'fantasyPlayers'>, userId: string) {
  return queryOptions({
    queryKey: privateKey(userId, 'fantasy-players'),
    queryFn: () => backend.fantasyPlayers(userId),
    staleTime: 5 * 60_000,
  });
}
