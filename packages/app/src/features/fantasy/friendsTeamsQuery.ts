import type { UserId } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { FantasyBackend } from '../../backend/fantasyBackend.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The fantasy teams of the spectator's friends, by friend. A failed load is logged. */
export function friendsTeamsQuery(backend: Pick<FantasyBackend, 'friendsTeams'>, userId: string) {
  return queryOptions<ReadonlyMap<UserId, string>>({
    queryKey: privateKey(userId, 'friends-fantasy-teams'),
    queryFn: async () => {
      try {
        return await backend.friendsTeams();
      } catch (error) {
        console.error('Could not load the fantasy teams of friends', error);
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    // A map is not compared part by part.
    structuralSharing: false,
  });
}
