import { builtInTeams, type Team, type TeamId } from '@tribunen/domain';
import type { ScoutedPlayer } from '@tribunen/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { scoutingBackend, type ScoutingBackend } from '../../backend/scoutingBackend.ts';
import { repeatedAfterError } from '../../data/repeatedAfterError.ts';
import { useBackend } from '../../services/useBackend.ts';

/** A team whose players can be asked for. */
export type ScoutedTeam = Team & { readonly id: TeamId; readonly name: string };

const standIns: readonly ScoutedTeam[] = builtInTeams.filter(isScouted);

/**
 * The teams to scout. A few built-in teams stand in for a list that failed to load or is empty (COMP-6); a failed load is repeated every 15
 * seconds, and when the network is back.
 *
 * @returns null until the first load has ended
 */
export function useScoutedTeams(): readonly ScoutedTeam[] | null {
  // A repeated load is pending again, so its status does not tell that the first has failed.
  const { data, errorUpdateCount } = useQuery(scoutedTeamsQuery(useBackend(scoutingBackend)));
  if (data === undefined) return errorUpdateCount > 0 ? standIns : null;
  return data.length === 0 ? standIns : data;
}

function scoutedTeamsQuery(backend: Pick<ScoutingBackend, 'teams'>) {
  return queryOptions({
    queryKey: ['scouted-teams'],
    queryFn: async () => (await backend.teams()).filter(isScouted),
    staleTime: 60 * 60_000,
    ...repeatedAfterError(15_000),
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
