import { hasLineUp, type LineUpPlayer, type Match, type Side, toPlayerId, type UserId } from '@tribunen/domain';
import { type ScoutedPlayer, ScoutingScreen } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchApi } from '../../api/matchApi.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { isNotThere, matchQuery } from '../../data/matches/matchQuery.ts';
import { useListedMatch } from '../../data/matches/useListedMatch.ts';
import { paths } from '../../navigation/paths.ts';
import { scoutedPlayerPath, type ScoutingAddress, teamRatingPath } from '../../navigation/scoutingPaths.ts';
import { useApi } from '../../services/useApi.ts';
import { OpenSquad } from './OpenSquad.tsx';
import { useScoutedTeams } from './squadQueries.ts';

interface MatchScoutingProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly address: Extract<ScoutingAddress, { kind: 'match' }>;
}

/** The players of one side of a match, all of whom can be rated at once after it. */
export function MatchScouting({ reader, address }: MatchScoutingProps) {
  const report = useQuery(matchQuery(useApi(matchApi), address.match));
  const listed = useListedMatch(address.match);
  const teams = useScoutedTeams();
  const follows = useFollows();

  const isFollowed = (match: Match, side: Side): boolean => {
    const { id } = teamOf(match, side);
    return follows.data?.some(({ entityType, entityId }) => entityType === 'team' && entityId === id) ?? false;
  };
  const match = listed ?? report.data?.match ?? null;
  const side =
    address.side ?? (match !== null && isFollowed(match, 'away') && !isFollowed(match, 'home') ? 'away' : 'home');
  const lineUp = report.data?.lineUps[side] ?? null;
  const players = useMemo(
    () => (lineUp === null ? [] : [...lineUp.lineup, ...lineUp.bench].flatMap(toScoutedPlayer)),
    [lineUp],
  );

  if (report.isError && report.data === undefined) {
    const view = isNotThere(report.error)
      ? ({ status: 'not-found', scoutingHref: paths.scouting } as const)
      : ({ status: 'error', onRetry: () => void report.refetch() } as const);
    return <ScoutingScreen view={view} />;
  }
  if (match === null || lineUp === null || teams === null) {
    return <ScoutingScreen view={{ status: 'loading', what: 'match' }} />;
  }
  const path = teamRatingPath(match.id, side);
  return (
    <OpenSquad
      // The key keeps stars that were set for one side from appearing on the other.
      key={side}
      reader={reader}
      player={address.player}
      teams={teams}
      team={teamOf(match, side)}
      squad={{ status: 'ready', players, hrefOf: (player) => scoutedPlayerPath(path, player) }}
      squadKey={`match ${match.id} ${side}`}
      ratedMatch={match}
      openMatch={{ match, side, lineUp: hasLineUp(lineUp) ? lineUp : null }}
      wholeTeamHref={path}
    />
  );
}

function teamOf(match: Match, side: Side): Match['homeTeam'] {
  return side === 'home' ? match.homeTeam : match.awayTeam;
}

/** Empty for a player without an id from the provider. Such a player cannot be rated, because two may have the same name. */
function toScoutedPlayer({ id: raw, name, position, shirtNumber }: LineUpPlayer): readonly ScoutedPlayer[] {
  const id = /^\d+$/.test(raw) ? toPlayerId(raw) : null;
  return id === null ? [] : [{ id, name, shirtNumber, position }];
}
