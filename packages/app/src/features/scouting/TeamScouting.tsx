import { type Follow, lastEndedMatch, type Match, ratingDays, type TeamId, type UserId } from '@tribunen/domain';
import { ScoutingScreen } from '@tribunen/ui';
import { useQuery, useQueries } from '@tanstack/react-query';
import { homeBackend } from '../../backend/homeBackend.ts';
import { scoutingBackend } from '../../backend/scoutingBackend.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import {
  scoutedPlayerPath,
  scoutedTeamPath,
  type ScoutingAddress,
  teamRatingPath,
} from '../../navigation/scoutingPaths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { type LoadedSquad, OpenSquad } from './OpenSquad.tsx';
import { type ScoutedTeam, squadQuery, useScoutedTeams } from './squadQueries.ts';

interface TeamScoutingProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly address: Extract<ScoutingAddress, { kind: 'team' }>;
}

const noFollows: readonly Follow[] = [];

/** The players of a team from the list: the team that the address names, else the first team that the spectator follows, else the first. */
export function TeamScouting({ reader, address }: TeamScoutingProps) {
  const teams = useScoutedTeams();
  const following = useFollows();
  const waitsForFollows = address.team === null && reader !== null && following.isPending;
  const team = firstTeam(teams ?? [], address.team, following.data ?? noFollows);
  if (team === null || teams === null || waitsForFollows) {
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
  const players = useQuery(squadQuery(useBackend(scoutingBackend), team.id));
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

function firstTeam(
  teams: readonly ScoutedTeam[],
  named: string | null,
  follows: readonly Follow[],
): ScoutedTeam | null {
  const isFollowed = ({ id }: ScoutedTeam): boolean =>
    follows.some(({ entityType, entityId }) => entityType === 'team' && entityId === id);
  return teams.find(({ id }) => id === named) ?? teams.find(isFollowed) ?? teams[0] ?? null;
}

/** The match after which a team's players are rated, from the match lists of the days on which it may have been played (SCOUT-11); null when there is none. */
function useLastEndedMatch(team: TeamId): { readonly isPending: boolean; readonly match: Match | null } {
  const services = useServices();
  const backend = useBackend(homeBackend);
  const now = () => instantNow(services);
  const lists = useQueries({ queries: ratingDays(now()).map((day) => matchesQuery(backend, day, now)) });
  return {
    isPending: lists.some(({ isPending }) => isPending),
    match: lastEndedMatch(
      lists.flatMap(({ data }) => data?.matches ?? []),
      team,
    ),
  };
}
