import type { TeamId } from '@tribunen/domain';
import type { ScoutedPlayer } from '@tribunen/ui';
import { queryOptions } from '@tanstack/react-query';
import type { ScoutingBackend } from '../../backend/scoutingBackend.ts';

/** The players of a team, by shirt number. A failure is logged. */
export function squadQuery(backend: Pick<ScoutingBackend, 'players'>, team: TeamId) {
  return queryOptions({
    queryKey: ['squad', team],
    queryFn: async (): Promise<readonly ScoutedPlayer[]> => {
      try {
        const players = await backend.players(team);
        return players
          .map(({ id, name, position, shirtNumber }) => ({ id, name, shirtNumber, position }))
          .toSorted((a, b) => (a.shirtNumber ?? Infinity) - (b.shirtNumber ?? Infinity));
      } catch (error) {
        console.error(`Could not load the players of ${team}`, error);
        throw error;
      }
    },
    staleTime: 60 * 60_000,
    retry: false,
  });
}
