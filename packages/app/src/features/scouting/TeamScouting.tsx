import { lastEndedMatch, normaliseTeam, type Match, ratingDays, type TeamId, type UserId } from '@tribunen/domain';
import { ScoutingScreen } from '@tribunen/ui';
import { useQuery, useQueries } from '@tanstack/react-query';
import { homeApi } from '../../api/homeApi.ts';
import { scoutingApi } from '../../api/scoutingApi.ts';
import { seasonApi } from '../../api/seasonApi.ts';
import { useOwnTeam } from '../../data/follows/useOwnTeam.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { teamQuery } from '../../data/matches/seasonQueries.ts';
import {
  scoutedPlayerPath,
  scoutedTeamPath,
  type ScoutingAddress,
  teamRatingPath,
} from '../../navigation/scoutingPaths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { type LoadedSquad, OpenSquad } from './OpenSquad.tsx';
import { type ScoutedTeam, squadQuery, useScoutedTeams } from './squadQueries.ts';

interface TeamScoutingProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly address: Extract<ScoutingAddress, { kind: 'team' }>;
}

/** The players of a team from the list: the team that the address names, else the spectator's own, else the first. */
export function TeamScouting({ reader, address }: TeamScoutingProps) {
  const teams = useScoutedTeams();
  const own = useOwnTeam(teams);
  const listed = teams?.find(({ id }) => id === address.team);
  const named = useNamedTeam(teams === null || listed !== undefined ? null : address.team);
  if (teams === null || named === undefined || own === undefined) {
    return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  }
  const team = listed ?? named ?? own ?? teams[0];
  if (team === undefined) {
    return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  }
  return <Squad key={team.id} reader={reader} address={address} teams={teams} team={team} />;
}

function Squad({
  reader,
  address,
  teams,
  team,
}: TeamScoutingProps & { readonly teams: readonly ScoutedTeam[]; readonly team: ScoutedTeam }) {
  const backends = { scouting: useApi(scoutingApi), season: useApi(seasonApi) };
  const players = useQuery(squadQuery(backends, team));
  const { match } = useLastEndedMatch(team.id);
  const path = scoutedTeamPath(team.id);
  const squad: LoadedSquad =
    players.data === undefined
      ? players.isError
        ? { status: 'error', onRetry: () => void players.refetch() }
        : { status: 'loading' }
      : { status: 'ready', players: players.data, hrefOf: (player) => scoutedPlayerPath(path, player) };
  const side = match?.awayTeam.id === team.id ? 'away' : 'home';
  return (
    <OpenSquad
      reader={reader}
      player={address.player}
      teams={teams}
      team={team}
      squad={squad}
      squadKey={`team ${team.id}`}
      ratedMatch={match}
      openMatch={null}
      wholeTeamHref={match === null ? null : teamRatingPath(match.id, side)}
    />
  );
}

/** The team of an address, where the list does not have it; null for no such team, undefined while it loads. */
function useNamedTeam(named: string | null): ScoutedTeam | null | undefined {
  const { id } = normaliseTeam({ id: named !== null && /^\d+$/.test(named) ? named : null, name: null });
  const options = teamQuery(useApi(seasonApi), id);
  const { data, isError } = useQuery(options);
  if (id === null || isError) return null;
  if (data === undefined) return undefined;
  const { name } = data.team;
  return name === null ? null : { ...data.team, id, name, isFollowed: false, source: 'football-data' };
}

/** The match after which a team's players are rated, from the match lists of the days on which it may have been played (SCOUT-11); null when there is none. */
function useLastEndedMatch(team: TeamId): { readonly isPending: boolean; readonly match: Match | null } {
  const services = useServices();
  const api = useApi(homeApi);
  const now = () => instantNow(services);
  const lists = useQueries({ queries: ratingDays(now()).map((day) => matchesQuery(api, day, now)) });
  return {
    isPending: lists.some(({ isPending }) => isPending),
    match: lastEndedMatch(
      lists.flatMap(({ data }) => data?.matches ?? []),
      team,
    ),
  };
}
