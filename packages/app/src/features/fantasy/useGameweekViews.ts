import {
  type GameweekEntry,
  type LiveSquad,
  liveSquad,
  type UserId,
  type FantasyGame,
  type FantasyGameweek,
  gameweekRefreshMs,
} from '@tribunen/domain';
import type { LeagueRow, LeagueView, RoundView } from '@tribunen/ui';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { fantasyApi, type FantasyApi } from '../../api/fantasyApi.ts';
import { afterAskedWait } from '../../data/afterAskedWait.ts';
import { useFriends } from '../../data/people/useFriends.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';
import { useHiddenRound } from './useHiddenRound.ts';

interface GameweekViews {
  readonly round: RoundView;
  readonly league: LeagueView;
  /** Null until the gameweek of the team is known, and while its points are hidden. */
  readonly squad: LiveSquad | null;
  readonly isHidden: boolean;
}

const noTeams: ReadonlyMap<UserId, string> = new Map();

/**
 * The gameweek of the spectator's team in a game, and the league of friends.
 *
 * @param teamId null until the team is known; nothing is loaded before that
 */
export function useGameweekViews(reader: UserId, game: FantasyGame, teamId: string | null): GameweekViews {
  const api = useApi(fantasyApi);
  const known = useFriends(reader);
  const teams = useQuery({ ...friendsTeamsQuery(api, reader, game), enabled: teamId !== null });
  const friendsTeams = teams.data ?? noTeams;
  const others = [...new Set(friendsTeams.values())].filter((id) => id !== teamId).toSorted();
  const {
    data: gameweek,
    isError,
    refetch,
  } = useQuery({
    ...gameweekQuery(api, reader, game, [teamId ?? '', ...others]),
    enabled: teamId !== null,
  });
  // The gameweek may still be that of the previously shown team.
  const own = gameweek?.entries.find((entry) => entry.teamId === teamId);
  const { isHidden, show } = useHiddenRound(gameweek);
  const squad = gameweek === undefined || own === undefined || isHidden ? null : liveSquad(own, gameweek);

  const round = (): RoundView => {
    if (isHidden && gameweek !== undefined) return { status: 'hidden', onShow: show };
    if (gameweek === undefined)
      return isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
    const { current, next, fixtures } = gameweek;
    if (current === null) return { status: 'break', next };
    if (own === undefined || squad === null) return { status: 'left-out', round: current, next };
    return {
      status: 'ready',
      round: current,
      next,
      isInPlay: fixtures.some(({ phase }) => phase === 'in-play'),
      total: squad.total,
      transferCost: own.transferCost,
      chip: own.chip,
      gameweekRank: own.gameweekRank,
      overallRank: own.overallRank,
    };
  };

  const league = (): LeagueView => {
    if (isHidden) return { status: 'hidden' };
    if (known.status === 'error') return { status: 'error', onRetry: () => known.retry() };
    if (teams.data === undefined) {
      return teams.isError ? { status: 'error', onRetry: () => void teams.refetch() } : { status: 'loading' };
    }
    if (known.status === 'loading') return { status: 'loading' };
    if (friendsTeams.size === 0) return { status: 'empty' };
    if (gameweek === undefined) {
      return isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
    }
    const rowOf = (entry: GameweekEntry, member: Pick<LeagueRow, 'key' | 'friendName' | 'isOwn'>): LeagueRow => {
      const points = liveSquad(entry, gameweek).total - entry.transferCost;
      return {
        ...member,
        teamId: entry.teamId,
        teamName: entry.teamName,
        gameweek: points,
        season: entry.seasonPoints - (entry.countedPoints - entry.transferCost) + points,
      };
    };
    const rows = known.friends.flatMap(({ id, name }) => {
      const entry = gameweek.entries.find((each) => each.teamId === friendsTeams.get(id));
      return entry === undefined ? [] : [rowOf(entry, { key: id, friendName: name, isOwn: false })];
    });
    const mine = own === undefined ? [] : [rowOf(own, { key: reader, friendName: null, isOwn: true })];
    return rows.length === 0 ? { status: 'empty' } : { status: 'ready', rows: [...mine, ...rows] };
  };

  return { round: round(), league: league(), squad, isHidden };
}

/** The teams of the spectator's friends in a game, by friend. */
function friendsTeamsQuery(api: Pick<FantasyApi, 'friendsTeams'>, userId: string, game: FantasyGame) {
  return queryOptions<ReadonlyMap<UserId, string>>({
    queryKey: privateKey(userId, 'friends-fantasy-teams', game),
    queryFn: () => api.friendsTeams(game),
    staleTime: 5 * 60_000,
    // TanStack Query cannot compare maps.
    structuralSharing: false,
  });
}

/** The time for which an answer stays fresh, and after which a failed load is repeated. */
const retryMs = 30_000;

/** The gameweek of the spectator's team and of the friends' teams, loaded again while it is played (FANTASY-19). */
function gameweekQuery(
  api: Pick<FantasyApi, 'gameweek'>,
  userId: string,
  game: FantasyGame,
  teamIds: readonly [own: string, ...friends: string[]],
) {
  return queryOptions<FantasyGameweek>({
    queryKey: privateKey(userId, 'fantasy-gameweek', game, ...teamIds),
    queryFn: () => api.gameweek(game, teamIds),
    retry: false,
    staleTime: retryMs,
    refetchInterval: ({ state: { data, error } }) =>
      afterAskedWait(data === undefined ? retryMs : gameweekRefreshMs(data), error),
    // The spectator's own points stay while the friends' teams are loaded, but not in the other game.
    placeholderData: (previous) => (previous?.game === game ? previous : undefined),
  });
}
