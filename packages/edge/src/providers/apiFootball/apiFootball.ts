import {
  apiEnvelope,
  apiFixture,
  apiScorer,
  apiSquad,
  apiStandings,
  apiTeam,
  type ProviderMatchReport,
  type ProviderStandings,
  type ProviderTeamDetails,
} from '@tribunen/contract';
import { nationNamed, norwegianCompetitions } from '@tribunen/domain';
import { askProvider, headerNumber, type ProviderAnswer, type ProviderWorld } from '../askProvider.ts';
import type { FootballProvider } from '../FootballProvider.ts';
import { readItems } from '../readItems.ts';
import { apiLeagues, leagueOfCode } from './apiLeagues.ts';
import { openDaysIn, readRefusal } from './readRefusal.ts';
import { toApiReport, toTeam } from './toApiReport.ts';

export interface ApiFootballSettings {
  /** `https://v3.football.api-sports.io`, or the address of a stand-in. */
  readonly url: string;
  readonly key: string;
  readonly plan: 'free' | 'paid';
  /** Whether to leave out the competitions without Norwegian teams, whose matches would use up the day's calls. */
  readonly isNorwayOnly?: boolean;
}

/**
 * What each plan allows. The calls a minute are well below the provider's own limits (10 and 300), because it has
 * suspended accounts that reached them. The open days of the free plan are a guess. When the provider refuses a day, its
 * answer names the right days.
 */
const plans = {
  free: {
    perMinute: 6,
    perDay: 100,
    openDays: { from: -1, to: 1 },
    seasonLists: [],
    hasLineUps: false,
    hasStatistics: false,
  },
  paid: {
    perMinute: 120,
    perDay: 7500,
    openDays: { from: -7, to: 14 },
    seasonLists: ['season', 'standings', 'scorers', 'teams', 'squad'],
    hasLineUps: true,
    hasStatistics: true,
  },
} as const satisfies Record<ApiFootballSettings['plan'], Partial<FootballProvider>>;

const nothingReported = { available: null, resetSeconds: null, waitSeconds: null };
const unknown = { status: 'unknown', reported: nothingReported } as const;

/**
 * API-Football, version 3, which covers the Norwegian leagues. The free plan includes the matches of three days, and
 * the events of matches in play. The paid plan adds seasons, tables, scorers, line-ups and statistics. A request for a
 * single match returns its events, line-ups and statistics in one call.
 */
export function apiFootball(
  { url, key, plan, isNorwayOnly = false }: ApiFootballSettings,
  { fetch: ask, now }: ProviderWorld,
): FootballProvider {
  const headers = { 'x-apisports-key': key };
  const leagues = apiLeagues.filter(
    ({ competition: { code } }) => !isNorwayOnly || norwegianCompetitions.has(code) || ofNationalTeams.has(code),
  );
  const watched = leagues.map(({ league }) => league).join('-');
  let { openDays }: Pick<FootballProvider, 'openDays'> = plans[plan];
  const get = async (path: string): Promise<ProviderAnswer<readonly unknown[]>> => {
    const answer = await askProvider(ask, { url: `${url}/${path}`, headers }, apiEnvelope, readBudget);
    if (answer.status !== 'known') return answer;
    openDays = openDaysIn(answer.body.errors, now()) ?? openDays;
    return readRefusal(answer.body.errors, answer.reported, now()) ?? { ...answer, body: answer.body.response };
  };
  const listMatches = async (path: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>> => {
    const answer = await get(path);
    if (answer.status !== 'known') return answer;
    const matches = readItems(answer, answer.body, apiFixture);
    const reports = matches.body.flatMap((match) => toApiReport(match) ?? []);
    return { ...matches, body: isNorwayOnly ? reports.filter(isWanted) : reports };
  };
  /** A list of a league's season; unknown when the plan has no seasons or the app does not offer the league. */
  const getOfSeason = (path: string, code: string): Promise<ProviderAnswer<readonly unknown[]>> => {
    const found = leagueOfCode(code);
    if (found === null || plan === 'free') return Promise.resolve(unknown);
    return get(`${path}?league=${found.league}&season=${seasonAt(now(), code)}`);
  };

  return {
    name: 'API-Football',
    ...plans[plan],
    get openDays() {
      return openDays;
    },
    lists: 'live',
    listed: [],
    has: (code) => leagues.some(({ competition }) => competition.code === code),
    matches(call) {
      switch (call.kind) {
        case 'live':
          return listMatches(`fixtures?live=${watched}`);
        case 'days':
          return listMatches(`fixtures?date=${call.from}`);
        case 'match':
          return listMatches(`fixtures?id=${call.id}`);
        case 'competition':
          return Promise.resolve(unknown);
      }
    },
    competitions: () =>
      Promise.resolve({
        status: 'known',
        body: leagues.map(({ competition: { code, dbId, name } }) => ({ id: dbId, code, name, emblem: null })),
        fault: null,
        reported: nothingReported,
      }),
    season: async (code) => {
      const found = leagueOfCode(code);
      if (found === null || plan === 'free') return unknown;
      return listMatches(`fixtures?league=${found.league}&season=${seasonAt(now(), code)}`);
    },
    async standings(code): Promise<ProviderAnswer<ProviderStandings>> {
      const answer = await getOfSeason('standings', code);
      if (answer.status !== 'known') return answer;
      const { body, ...rest } = readItems(answer, answer.body, apiStandings);
      const groups = body.flatMap(({ league }) => league.standings);
      const standings = groups.map((rows) => ({
        stage: null,
        type: 'TOTAL' as const,
        group: groups.length > 1 ? (rows[0]?.group ?? null) : null,
        table: rows.map(({ rank, team, points, goalsDiff, all }) => ({
          position: rank,
          team: toTeam(team),
          playedGames: all.played,
          won: all.win,
          draw: all.draw,
          lost: all.lose,
          points,
          goalsFor: all.goals.for,
          goalsAgainst: all.goals.against,
          goalDifference: goalsDiff,
        })),
      }));
      return { ...rest, body: { competition: competitionOf(code), standings } };
    },
    async scorers(code) {
      const answer = await getOfSeason('players/topscorers', code);
      if (answer.status !== 'known') return answer;
      const { body, ...rest } = readItems(answer, answer.body, apiScorer);
      const scorers = body.flatMap(({ player, statistics: [season] }) =>
        season === undefined
          ? []
          : [
              {
                player: { id: player.id, name: player.name, position: season.games?.position ?? null },
                team: toTeam(season.team),
                playedMatches: season.games?.appearences ?? null,
                goals: season.goals.total ?? 0,
                assists: season.goals.assists ?? null,
                penalties: season.penalty?.scored ?? null,
              },
            ],
      );
      return { ...rest, body: { competition: competitionOf(code), scorers } };
    },
    async teams(code): Promise<ProviderAnswer<readonly ProviderTeamDetails[]>> {
      const answer = await getOfSeason('teams', code);
      if (answer.status !== 'known') return answer;
      const { body, ...rest } = readItems(answer, answer.body, apiTeam);
      const competition = competitionOf(code);
      const runningCompetitions = competition === null ? [] : [competition];
      return {
        ...rest,
        body: body.map(({ team, venue }) => ({
          ...toTeam(team),
          venue: venue?.name ?? null,
          runningCompetitions,
          squad: null,
        })),
      };
    },
    // A player without an id or a name is left out, because nobody can follow or rate that player.
    async squad(team) {
      const answer = await get(`players/squads?team=${team}`);
      if (answer.status !== 'known') return answer;
      const { body, ...rest } = readItems(answer, answer.body, apiSquad);
      const players = body.flatMap((listed) => listed.players);
      return {
        ...rest,
        body: players.flatMap(({ id, name, number, position = null }) =>
          id && name?.trim() ? [{ id, name: name.trim(), position, shirtNumber: number ?? null }] : [],
        ),
      };
    },
  };
}

function competitionOf(code: string) {
  const found = leagueOfCode(code)?.competition ?? null;
  return found && { id: found.dbId, code: found.code, name: found.name, emblem: null };
}

/** The competitions of national teams that the other providers' free plans lack. */
const ofNationalTeams = new Set(['QUFA', 'QEC', 'UNL', 'FRI', 'WWC', 'WEC', 'WNL', 'QWW', 'QWE', 'FRW']);
const friendlies = new Set(['FRI', 'FRW']);

/** Friendlies are played all day and all over the world, so only Norway's may use up the calls of the day. */
function isWanted({ competition, homeTeam, awayTeam }: ProviderMatchReport): boolean {
  return !friendlies.has(competition.code) || [homeTeam, awayTeam].some(({ name }) => nationNamed(name) === 'NO');
}

/** Competitions outside Norway whose season is a calendar year: summer tournaments, and friendlies of national teams. */
const ofCalendarYear = new Set(['WC', 'EC', 'WWC', 'WEC', 'FRI', 'FRW']);

/** A season is named after the year in which it begins: in January for Norway and `ofCalendarYear`, otherwise in July. */
function seasonAt(now: number, code: string): number {
  const date = new Date(now);
  const hasBegun = norwegianCompetitions.has(code) || ofCalendarYear.has(code) || date.getUTCMonth() >= 6;
  return hasBegun ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}

/**
 * The headers give the number of calls left in the minute and in the day. They do not give the time at which the provider
 * resets these counts.
 */
function readBudget(headers: Headers) {
  return {
    available: headerNumber(headers, 'x-ratelimit-remaining'),
    resetSeconds: null,
    availableToday: headerNumber(headers, 'x-ratelimit-requests-remaining'),
  };
}
