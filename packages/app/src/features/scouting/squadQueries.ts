import { builtInTeams, type Team, type TeamId } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ScoutingBackend } from '../../backend/scoutingBackend.ts';
import type { ScoutedPlayer } from '@tribunen/ui';

/** A team whose players can be asked for. */
export type ScoutedTeam = Team & { readonly id: TeamId; readonly name: string };

/** The teams to scout; a few stand in when the list cannot be loaded (COMP-6). */
export function scoutedTeamsQuery(backend: Pick<ScoutingBackend, 'teams'>) {
  return queryOptions({
    queryKey: ['scouted-teams'],
    queryFn: async (): Promise<readonly ScoutedTeam[]> => {
      const loaded = await backend.teams().catch((error: unknown) => {
        console.error('Could not load the teams to scout', error);
        return [];
      });
      return (loaded.length === 0 ? builtInTeams : loaded).filter(isScouted);
    },
    staleTime: 60 * 60_000,
  });
}

function isScouted(team: Team): team is ScoutedTeam {
  return team.id !== null && team.name !== null;
}

/** The players of a team, by shirt number. */
export function squadQuery(backend: Pick<ScoutingBackend, 'players'>, team: TeamId) {
  return queryOptions({
    queryKey: ['squad', team],
    queryFn: async (): Promise<readonly ScoutedPlayer[]> => {
      const players = await backend.players(team);
      return players
        .map(({ id, name, position, shirtNumber }) => ({ id, name, shirtNumber, position }))
        .toSorted((a, b) => (a.shirtNumber ?? Infinity) - (b.shirtNumber ?? Infinity));
    },
    staleTime: 60 * 60_000,
    retry: false,
  });
}
