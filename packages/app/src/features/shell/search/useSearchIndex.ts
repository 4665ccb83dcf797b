import {
  chatTeams,
  type Follow,
  isFollowed,
  type Match,
  type SearchedPlayer,
  type SearchIndex,
} from '@tribunen/domain';
import { useCompetitionName, useTeamFaces } from '@tribunen/ui';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { competitionsApi } from '../../../api/competitionsApi.ts';
import { homeApi } from '../../../api/homeApi.ts';
import { seasonApi } from '../../../api/seasonApi.ts';
import { useFollows } from '../../../data/follows/useFollows.ts';
import { competitionTeamsQuery, teamsByNameQuery, useCompetitions } from '../../../data/matches/competitionQueries.ts';
import type { DayList } from '../../../data/matches/DayList.ts';
import { allMatchesKey, matchesQuery } from '../../../data/matches/matchesQuery.ts';
import { scorersQuery, teamQuery } from '../../../data/matches/seasonQueries.ts';
import { instantNow } from '../../../services/instantNow.ts';
import { useApi } from '../../../services/useApi.ts';
import { useServices } from '../../../services/useServices.ts';
import { useUserId } from '../../../services/useSession.ts';
import { useToday } from '../../../services/useToday.ts';

interface LoadedIndex {
  readonly index: SearchIndex;
  readonly follows: readonly Follow[];
  readonly isLoading: boolean;
  /** Null while nothing has failed. */
  readonly onRetry: (() => void) | null;
}

const noFollows: readonly Follow[] = [];
/** The most followed teams whose squads are searched, because each takes a call. */
const mostSquads = 8;
const keepOrder = () => 0;

/**
 * The content of the search: the matches of every loaded day; the competitions; the teams of the followed competitions,
 * of today's matches and of a call that searches by name; the players of the followed teams, and the scorers of the
 * followed competitions. Followed teams and competitions come first.
 *
 * @param name the text by which teams are loaded; null to load none
 */
export function useSearchIndex(name: string | null): LoadedIndex {
  const services = useServices();
  const queryClient = useQueryClient();
  const faceOf = useTeamFaces();
  const competitionName = useCompetitionName();
  const userId = useUserId();
  const today = useToday();
  const choices = useApi(competitionsApi);
  const season = useApi(seasonApi);
  const { data: follows = noFollows } = useFollows();
  const competitions = useCompetitions('picker');
  const list = useQuery(matchesQuery(useApi(homeApi), today, () => instantNow(services)));
  const named = useQuery(teamsByNameQuery(choices, userId ?? '', name));

  const isOwn = ({ dbId }: { readonly dbId: number | null }) =>
    isFollowed(follows, { entityType: 'competition', entityId: String(dbId) });
  const own = (competitions ?? []).filter(isOwn);
  const leagues = useQueries({ queries: own.map((competition) => competitionTeamsQuery(choices, competition)) });
  const scorers = useQueries({ queries: own.map((competition) => scorersQuery(season, competition)) });
  const ownTeams = chatTeams([], follows, keepOrder).slice(0, mostSquads);
  const squads = useQueries({ queries: ownTeams.map(({ id }) => teamQuery(season, id)) });

  const days = queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey });
  const matches = days.flatMap(([, day]): readonly Match[] => day?.matches ?? []);
  const playing = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const players: readonly SearchedPlayer[] = [
    ...squads.flatMap(
      ({ data }) => data?.squad.map(({ id, name: called }) => ({ id, name: called, team: data.team })) ?? [],
    ),
    ...scorers.flatMap(
      ({ data }) => data?.map(({ player, team }) => ({ id: player.id, name: player.name, team })) ?? [],
    ),
  ];
  const needed: readonly Pick<UseQueryResult, 'isError' | 'isLoading' | 'refetch'>[] = [list, named];
  const failed = needed.filter(({ isError }) => isError);
  return {
    index: {
      teams: chatTeams(
        [...leagues.flatMap(({ data }) => data ?? []), ...playing, ...(named.data ?? [])],
        follows,
        keepOrder,
      ),
      competitions: [...own, ...(competitions ?? [])].map((each) => ({ ...each, name: competitionName(each) })),
      players,
      matches,
      shownName: (team) => faceOf(team, null).name,
    },
    follows,
    isLoading:
      competitions === null || [...needed, ...leagues, ...squads, ...scorers].some(({ isLoading }) => isLoading),
    onRetry: failed.length === 0 ? null : () => failed.forEach((query) => void query.refetch()),
  };
}
