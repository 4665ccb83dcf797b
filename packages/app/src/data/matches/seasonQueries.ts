import type { Standings } from '@tribunen/contract';
import type { Competition, Match, TeamId } from '@tribunen/domain';
import { isLive } from '@tribunen/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { SeasonApi } from '../../api/seasonApi.ts';
import { afterAskedWait, askedWait } from '../afterAskedWait.ts';
import { isNotThere } from './matchQuery.ts';

type CompetitionKey = Pick<Competition, 'id' | 'dbId'>;

const freshMs = 60_000;
const earlierFreshMs = 60 * 60_000;
/** How often matches in play are loaded again while a screen shows them. */
const liveMs = 30_000;
/** The delay after which tables that lack a result are loaded again. */
const lateResultMs = 15_000;

/** A failed load is tried once more, unless the backend has answered that the data do not exist. */
const retry = (failures: number, error: Error) => failures < 1 && !isNotThere(error) && askedWait(error) === null;

/**
 * The tables of a competition.
 *
 * @param competition null to load nothing
 */
export function standingsQuery(api: Pick<SeasonApi, 'standings'>, competition: CompetitionKey | null) {
  return queryOptions({
    queryKey: ['standings', competition?.id ?? null],
    queryFn: competition === null ? skipToken : () => api.standings(competition),
    staleTime: freshMs,
    retry,
  });
}

/**
 * The tables of a competition, loaded again soon while they lack the result of a match that has ended.
 *
 * @param lacksResult whether loaded tables lack one
 */
export function completeStandingsQuery(
  api: Pick<SeasonApi, 'standings'>,
  competition: CompetitionKey,
  lacksResult: (known: readonly Standings[]) => boolean,
) {
  return queryOptions({
    ...standingsQuery(api, competition),
    refetchInterval: ({ state }) => lacksResult(state.data ?? []) && afterAskedWait(lateResultMs, state.error),
  });
}

/**
 * The matches of a competition's season, loaded again while one of them is in play.
 *
 * @param competition null to load nothing
 */
export function competitionMatchesQuery(
  api: Pick<SeasonApi, 'competitionMatches'>,
  competition: CompetitionKey | null,
) {
  return queryOptions({
    queryKey: ['competition-matches', competition?.id ?? null],
    queryFn: competition === null ? skipToken : () => api.competitionMatches(competition),
    staleTime: freshMs,
    refetchInterval: ({ state }) => whileLive(state.data, state.error),
    retry,
  });
}

/**
 * The matches of a competition's season, for a screen that shows those that have ended. They seldom change while the screen is open.
 *
 * @param competition null to load nothing
 */
export function earlierMatchesQuery(api: Pick<SeasonApi, 'competitionMatches'>, competition: CompetitionKey | null) {
  return queryOptions({
    ...competitionMatchesQuery(api, competition),
    staleTime: earlierFreshMs,
    refetchInterval: false,
  });
}

/** The top scorers of a competition. */
export function scorersQuery(api: Pick<SeasonApi, 'scorers'>, competition: CompetitionKey) {
  return queryOptions({
    queryKey: ['scorers', competition.id],
    queryFn: () => api.scorers(competition),
    staleTime: 5 * freshMs,
    retry,
  });
}

/**
 * A team's details: its competitions, its squad, its coach and its stadium.
 *
 * @param id null to load nothing
 */
export function teamQuery(api: Pick<SeasonApi, 'team'>, id: TeamId | null) {
  return queryOptions({
    queryKey: ['team', id],
    queryFn: id === null ? skipToken : () => api.team(id),
    staleTime: 5 * freshMs,
    retry,
  });
}

/**
 * A team's matches, loaded again while one of them is in play.
 *
 * @param id null for a team without a number: nothing is loaded
 */
export function teamMatchesQuery(api: Pick<SeasonApi, 'teamMatches'>, id: TeamId | null) {
  return queryOptions({
    queryKey: ['team-matches', id],
    queryFn: id === null ? skipToken : () => api.teamMatches(id),
    staleTime: freshMs,
    refetchInterval: ({ state }) => whileLive(state.data, state.error),
    retry,
  });
}

function whileLive(matches: readonly Match[] | undefined, error: Error | null): number | false {
  return matches?.some(isLive) === true && afterAskedWait(liveMs, error);
}
