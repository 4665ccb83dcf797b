import { lastEndedMatch, normaliseTeam, type Match, ratingDays, type UserId } from '@tribunen/domain';
import { ScoutingScreen, type SquadView } from '@tribunen/ui';
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
import { OpenSquad } from './OpenSquad.tsx';
import { type ScoutedTeam, squadQuery, useScoutedTeams } from './squadQueries.ts';

interface TeamScoutingProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly address: Extract<ScoutingAddress, { kind: 'team' }>;
}

/** The players of a team from the list: the team in the address, or otherwise the spectator's own, or otherwise the first. */
export function TeamScouting({ reader, address }: TeamScoutingProps) {
  const teams = useScoutedTeams();
  const own = useOwnTeam(teams);
  const listed = teams?.find(({ id }) => id === address.team);
  const named = useNamedTeam(teams === null || listed !== undefined ? null : address.team);
  const matches = useRatedDays();
  if (teams === null || named === undefined || own === undefined || matches === null) {
    return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  }
  const team = listed ?? named ?? own ?? teams[0];
  if (team === undefined) {
    return <ScoutingScreen view={{ status: 'loading', what: 'teams' }} />;
  }
  const match = lastEndedMatch(matches, team.id);
  return <Squad key={team.id} reader={reader} address={address} teams={teams} team={team} match={match} />;
}

interface SquadProps extends TeamScoutingProps {
  readonly teams: readonly ScoutedTeam[];
  readonly team: ScoutedTeam;
  /** The match after which the players are rated; null when there is none. */
  readonly match: Match | null;
}

function Squad({ reader, address, teams, team, match }: SquadProps) {
  const backends = { scouting: useApi(scoutingApi), season: useApi(seasonApi) };
  const players = useQuery(squadQuery(backends, team));
  const path = scoutedTeamPath(team.id);
  const squad: SquadView =
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

/** The team of an address that the list does not contain; null if there is no such team, undefined while it loads. */
function useNamedTeam(named: string | null): ScoutedTeam | null | undefined {
  const { id } = normaliseTeam({ id: named !== null && /^\d+$/.test(named) ? named : null, name: null });
  const options = teamQuery(useApi(seasonApi), id);
  const { data, isError } = useQuery(options);
  if (id === null || isError) return null;
  if (data === undefined) return undefined;
  const { name } = data.team;
  return name === null ? null : { ...data.team, id, name, isFollowed: false, source: 'football-data' };
}

/**
 * The matches of the days whose players may be rated now (SCOUT-11). A day that does not load is ignored.
 *
 * @returns null until each first load has ended, so that the link to rate a whole team is there from the start or not
 * at all
 */
function useRatedDays(): readonly Match[] | null {
  const services = useServices();
  const api = useApi(homeApi);
  const now = () => instantNow(services);
  const lists = useQueries({ queries: ratingDays(now()).map((day) => matchesQuery(api, day, now)) });
  const isWaiting = lists.some(
    ({ data, isFetching, failureCount, errorUpdateCount }) =>
      data === undefined && isFetching && failureCount + errorUpdateCount === 0,
  );
  return isWaiting ? null : lists.flatMap(({ data }) => data?.matches ?? []);
}
