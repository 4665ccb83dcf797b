import {
  builtInTeams,
  type ChatTeam,
  chatTeams,
  compareNames,
  type Follow,
  isFollowed,
  type Team,
} from '@tribunen/domain';
import { type ScoutedPlayer, useTeamFaces } from '@tribunen/ui';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { scoutingApi, type ScoutingApi } from '../../api/scoutingApi.ts';
import type { SeasonApi } from '../../api/seasonApi.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { competitionTeamsQuery, useCompetitions } from '../../data/matches/competitionQueries.ts';
import { repeatedAfterError } from '../../data/repeatedAfterError.ts';
import { useApi } from '../../services/useApi.ts';
import { useUserId } from '../../services/useSession.ts';

/** A team whose players can be loaded. */
export interface ScoutedTeam extends ChatTeam {
  /** The source of the players, because the Premier League has a separate function. */
  readonly source: 'premier-league' | 'football-data';
}

const noFollows: readonly Follow[] = [];

/**
 * The teams to scout, the followed ones first (SCOUT-16). A few built-in teams replace a list of the Premier League
 * that failed to load or is empty (COMP-6). A failed load is repeated every 15 seconds, and when the network is back.
 *
 * @returns null until the first loads have ended
 */
export function useScoutedTeams(): readonly ScoutedTeam[] | null {
  // A repeated load is pending again, so its status does not show that the first one has failed.
  const { data, errorUpdateCount } = useQuery(premierLeagueQuery(useApi(scoutingApi)));
  const isWaiting = data === undefined && errorUpdateCount === 0;
  const premierLeague = data === undefined || data.length === 0 ? builtInTeams : data;
  const leagues = useTeamsOfFollowedLeagues();
  const { data: follows = noFollows } = useFollows();
  const faceOf = useTeamFaces();
  return useMemo(() => {
    if (isWaiting || leagues === null) return null;
    const own = new Set(premierLeague.map(({ id }) => id));
    const shownName = (team: ChatTeam): string => faceOf(team, null).name;
    const byName = (a: ChatTeam, b: ChatTeam): number => compareNames(shownName(a), shownName(b));
    return chatTeams([...premierLeague, ...leagues], follows, byName).map((team) => ({
      ...team,
      source: own.has(team.id) ? 'premier-league' : 'football-data',
    }));
  }, [isWaiting, premierLeague, leagues, follows, faceOf]);
}

/** The teams of the competitions that the spectator follows; null until the follows are known and the first load of each has ended. */
function useTeamsOfFollowedLeagues(): readonly Team[] | null {
  const api = useApi(competitionsApi);
  const isVisitor = useUserId() === null;
  const following = useFollows();
  const follows = following.data ?? noFollows;
  const competitions = useCompetitions('follows');
  const followed = (competitions ?? []).filter(({ dbId }) =>
    isFollowed(follows, { entityType: 'competition', entityId: String(dbId) }),
  );
  const teams = useQueries({
    queries: followed.map((competition) => competitionTeamsQuery(api, competition)),
    combine: teamsOf,
  });
  return competitions === null || (!isVisitor && following.isPending) ? null : teams;
}

/** The teams that have loaded; null until the first load of each competition has ended. */
function teamsOf(
  answers: readonly { readonly data: readonly Team[] | undefined; readonly errorUpdateCount: number }[],
): readonly Team[] | null {
  const isWaiting = answers.some(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount === 0);
  return isWaiting ? null : answers.flatMap(({ data }) => data ?? []);
}

function premierLeagueQuery(api: Pick<ScoutingApi, 'teams'>) {
  return queryOptions({
    queryKey: ['scouted-teams'],
    queryFn: () => api.teams(),
    staleTime: 60 * 60_000,
    ...repeatedAfterError(15_000),
  });
}

interface SquadApis {
  readonly scouting: Pick<ScoutingApi, 'players'>;
  readonly season: Pick<SeasonApi, 'team'>;
}

/** The players of a team, by shirt number, then by name. */
export function squadQuery({ scouting, season }: SquadApis, { id, source }: Pick<ScoutedTeam, 'id' | 'source'>) {
  return queryOptions({
    queryKey: ['squad', source, id],
    queryFn: async (): Promise<readonly ScoutedPlayer[]> => {
      const players = source === 'premier-league' ? await scouting.players(id) : (await season.team(id)).squad;
      return players
        .map((player) => ({
          id: player.id,
          name: player.name,
          shirtNumber: player.shirtNumber,
          position: player.position,
        }))
        .toSorted((a, b) => (a.shirtNumber ?? Infinity) - (b.shirtNumber ?? Infinity) || compareNames(a.name, b.name));
    },
    staleTime: 60 * 60_000,
    retry: false,
  });
}
