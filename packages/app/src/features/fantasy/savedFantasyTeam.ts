import { queryOptions } from '@tanstack/react-query';
import type { FantasyBackend } from '../../backend/fantasyBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The number of the fantasy team that the spectator has saved; null when there is none. A failed load is logged. */
export function savedFantasyTeamQuery(backend: Pick<FantasyBackend, 'savedTeam'>, userId: string) {
  return queryOptions<string | null>({
    queryKey: privateKey(userId, 'fantasy-team'),
    queryFn: async () => {
      try {
        return await backend.savedTeam(userId);
      } catch (error) {
        console.error('Could not load the saved fantasy team', error);
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}
