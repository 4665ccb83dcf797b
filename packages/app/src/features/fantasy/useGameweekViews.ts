import { type GameweekEntry, type LiveSquad, liveSquad, type UserId } from '@tribunen/domain';
import type { LeagueRow, LeagueView, RoundView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { fantasyBackend } from '../../backend/fantasyBackend.ts';
import { useFriends } from '../../data/people/useFriends.ts';
import { useBackend } from '../../services/useBackend.ts';
import { friendsTeamsQuery } from './friendsTeamsQuery.ts';
import { gameweekQuery } from './gameweekQuery.ts';

interface GameweekViews {
  readonly round: RoundView;
  readonly league: LeagueView;
  /** Null while it is not known. */
  readonly squad: LiveSquad | null;
}

const noTeams: ReadonlyMap<UserId, string> = new Map();

/** How the gameweek stands for the spectator's team, and in the league of friends. */
export function useGameweekViews(reader: UserId, teamId: string): GameweekViews {
  const backend = useBackend(fantasyBackend);
  const known = useFriends(reader);
  const teams = useQuery(friendsTeamsQuery(backend, reader));
  const friendsTeams = teams.data ?? noTeams;
  const others = [...new Set(friendsTeams.values())].filter((id) => id !== teamId).toSorted();
  const { data: gameweek, isError, refetch } = useQuery(gameweekQuery(backend, reader, [teamId, ...others]));
  // What was known of another team says nothing of this one.
  const own = gameweek?.entries.find((entry) => entry.teamId === teamId);
  const squad = gameweek === undefined || own === undefined ? null : liveSquad(own, gameweek);

  const round = (): RoundView => {
    if (gameweek === undefined)
      return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
    const { current, next, fixtures } = gameweek;
    if (current === null) return { status: 'break', next };
    if (own === undefined || squad === null) return { status: 'left-out', round: current, next };
    return {
      status: 'known',
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
    if (known.status === 'failed') return { status: 'failed', onRetry: () => known.retry() };
    if (teams.data === undefined) {
      return teams.isError ? { status: 'failed', onRetry: () => void teams.refetch() } : { status: 'loading' };
    }
    if (known.status === 'loading') return { status: 'loading' };
    if (friendsTeams.size === 0) return { status: 'empty' };
    if (gameweek === undefined) {
      return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
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

  return { round: round(), league: league(), squad };
}
