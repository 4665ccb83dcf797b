import type { ProviderCompetition, ProviderGoal, ProviderMatchReport, ProviderTeam } from '@tribunen/contract';
import { allowList } from '@tribunen/domain';
import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  maxValue,
  nullable,
  nullish,
  number,
  object,
  pipe,
  string,
  unknown,
} from 'valibot';
import { askProvider, type ProviderAnswer, type ProviderWorld } from './askProvider.ts';
import type { FootballProvider } from './FootballProvider.ts';
import { readItems } from './readItems.ts';

/** Each goal of a score is a row, and spectators write what they like. */
const score = pipe(number(), maxValue(99));
const ligaTeam = object({
  teamId: number(),
  teamName: string(),
  shortName: nullish(string()),
  teamIconUrl: nullish(string()),
});
const ligaMatch = object({
  matchID: number(),
  /** By German clocks, without a zone, as `lastUpdateDateTime`. */
  matchDateTime: nullish(string()),
  matchDateTimeUTC: pipe(string(), isoTimestamp()),
  group: nullish(object({ groupOrderID: nullish(number()) })),
  team1: ligaTeam,
  team2: ligaTeam,
  lastUpdateDateTime: nullish(string()),
  matchIsFinished: boolean(),
  matchResults: array(object({ pointsTeam1: nullable(score), pointsTeam2: nullable(score), resultTypeID: number() })),
  goals: array(
    object({
      scoreTeam1: nullable(score),
      scoreTeam2: nullable(score),
      matchMinute: nullish(number()),
      goalGetterID: nullish(number()),
      goalGetterName: nullish(string()),
      isPenalty: nullish(boolean()),
      isOwnGoal: nullish(boolean()),
    }),
  ),
});
type LigaMatch = InferOutput<typeof ligaMatch>;

const tableRow = object({
  teamInfoId: number(),
  teamName: string(),
  shortName: nullish(string()),
  teamIconUrl: nullish(string()),
  points: number(),
  opponentGoals: number(),
  goals: number(),
  matches: number(),
  won: number(),
  lost: number(),
  draw: number(),
  goalDiff: number(),
});

/** The leagues, with the codes and ids that football-data.org gives them, so that follows of a competition hold. Cups end in ways that the source does not tell apart. */
const leagues: Readonly<Record<string, { readonly shortcut: string; readonly competition: ProviderCompetition }>> = {
  BL1: { shortcut: 'bl1', competition: { id: 2002, code: 'BL1', name: 'Bundesliga', emblem: null } },
  BL2: { shortcut: 'bl2', competition: { id: 2004, code: 'BL2', name: '2. Bundesliga', emblem: null } },
};
const finalResult = 2;
const halfTimeResult = 1;
const hour = 60 * 60_000;
const headers = { accept: 'application/json' };
const nothingTold = { available: null, resetSeconds: null, waitSeconds: null };

/**
 * OpenLigaDB: the two German leagues, without a key. Spectators write the goals there during the match. It tells neither the minute nor
 * half-time, and has no cards, substitutions, line-ups or squads.
 *
 * @param url `https://api.openligadb.de`, or a stand-in
 */
export function openLigaDb(url: string, { fetch: ask, now }: ProviderWorld): FootballProvider {
  const listMatches = async (path: string, code: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>> => {
    const league = leagues[code];
    if (league === undefined) return { status: 'unknown', told: nothingTold };
    const answer = await askProvider(
      ask,
      { url: `${url}/getmatchdata/${league.shortcut}${path}`, headers },
      array(unknown()),
    );
    if (answer.status !== 'known') return answer;
    const matches = readItems(answer, answer.body, ligaMatch);
    return { ...matches, body: matches.body.map((match) => toReport(match, league.competition, now())) };
  };
  return {
    name: 'OpenLigaDB',
    // A thousand an hour are allowed.
    perMinute: 15,
    lists: 'competition',
    listed: allowList.flatMap(({ code }) => (code in leagues ? [code] : [])),
    hasLineUps: false,
    seasonLists: ['standings', 'teams'],
    matches: (call) =>
      call.kind === 'competition'
        ? listMatches('', call.code)
        : Promise.resolve({ status: 'unknown', told: nothingTold }),
    competitions: () =>
      Promise.resolve({
        status: 'known',
        body: Object.values(leagues).map(({ competition }) => competition),
        fault: null,
        told: nothingTold,
      }),
    season: (code) => listMatches(`/${seasonAt(now())}`, code),
    async standings(code) {
      const path = `getbltable/${leagues[code]?.shortcut ?? code}/${seasonAt(now())}`;
      const answer = await askProvider(ask, { url: `${url}/${path}`, headers }, array(tableRow));
      if (answer.status !== 'known') return answer;
      const table = answer.body.map((row, index) => ({
        position: index + 1,
        team: toTeam({ ...row, teamId: row.teamInfoId }),
        playedGames: row.matches,
        won: row.won,
        draw: row.draw,
        lost: row.lost,
        points: row.points,
        goalsFor: row.goals,
        goalsAgainst: row.opponentGoals,
        goalDifference: row.goalDiff,
      }));
      const competition = leagues[code]?.competition ?? null;
      return { ...answer, body: { competition, standings: [{ stage: null, type: 'TOTAL', group: null, table }] } };
    },
    scorers: () => Promise.resolve({ status: 'unknown', told: nothingTold }),
    async teams(code) {
      const path = `getavailableteams/${leagues[code]?.shortcut ?? code}/${seasonAt(now())}`;
      const answer = await askProvider(ask, { url: `${url}/${path}`, headers }, array(unknown()));
      if (answer.status !== 'known') return answer;
      const teams = readItems(answer, answer.body, ligaTeam);
      const runningCompetitions = leagues[code] === undefined ? [] : [leagues[code].competition];
      return { ...teams, body: teams.body.map((team) => ({ ...toTeam(team), runningCompetitions, squad: [] })) };
    },
  };
}

/** A season is named after the year in which it begins, in July. */
function seasonAt(now: number): number {
  const date = new Date(now);
  return date.getUTCMonth() < 6 ? date.getUTCFullYear() - 1 : date.getUTCFullYear();
}

function toReport(match: LigaMatch, competition: ProviderCompetition, now: number): ProviderMatchReport {
  const kickOff = Date.parse(match.matchDateTimeUTC);
  const status = match.matchIsFinished
    ? 'FINISHED'
    : kickOff > now
      ? 'TIMED'
      : kickOff > now - 12 * hour
        ? 'IN_PLAY'
        : 'SUSPENDED';
  const goals = match.goals.map((goal) => toGoal(goal)).toSorted((a, b) => totalOf(a) - totalOf(b));
  return {
    id: match.matchID,
    utcDate: match.matchDateTimeUTC,
    status,
    minute: null,
    injuryTime: null,
    matchday: match.group?.groupOrderID ?? null,
    stage: 'REGULAR_SEASON',
    venue: null,
    lastUpdated: lastUpdateOf(match),
    homeTeam: toTeam(match.team1),
    awayTeam: toTeam(match.team2),
    competition,
    score: {
      duration: 'REGULAR',
      fullTime: scoreOf(match, status),
      halfTime: resultOf(match, halfTimeResult) ?? { home: null, away: null },
    },
    bookings: null,
    goals: status === 'TIMED' ? null : goals,
    substitutions: null,
  };
}

/**
 * While a match is in play the last goal says the score. Once it is over the final result does, unless it lacks goals of the list: people write
 * the list while they watch, and a result of 0–0 may stand beside it until somebody types the right one.
 */
function scoreOf(match: LigaMatch, status: string): { readonly home: number | null; readonly away: number | null } {
  if (status === 'TIMED') return { home: null, away: null };
  const final = resultOf(match, finalResult);
  const listed = {
    home: Math.max(0, ...match.goals.map(({ scoreTeam1 }) => scoreTeam1 ?? 0)),
    away: Math.max(0, ...match.goals.map(({ scoreTeam2 }) => scoreTeam2 ?? 0)),
  };
  const isWhole = final !== null && final.home >= listed.home && final.away >= listed.away;
  return status !== 'IN_PLAY' && isWhole ? final : listed;
}

function resultOf({ matchResults }: LigaMatch, type: number): { readonly home: number; readonly away: number } | null {
  const result = matchResults.find(({ resultTypeID }) => resultTypeID === type);
  if (result === undefined || result.pointsTeam1 === null || result.pointsTeam2 === null) return null;
  return { home: result.pointsTeam1, away: result.pointsTeam2 };
}

function toGoal({
  scoreTeam1,
  scoreTeam2,
  matchMinute,
  goalGetterID,
  goalGetterName,
  isOwnGoal,
  isPenalty,
}: LigaMatch['goals'][number]): ProviderGoal {
  const name = goalGetterName === '' ? null : (goalGetterName ?? null);
  return {
    minute: matchMinute ?? null,
    injuryTime: null,
    type: isOwnGoal === true ? 'OWN' : isPenalty === true ? 'PENALTY' : 'REGULAR',
    team: null,
    scorer: name === null ? null : { id: goalGetterID || null, name },
    assist: null,
    score: { home: scoreTeam1, away: scoreTeam2 },
  };
}

function totalOf({ score }: ProviderGoal): number {
  return (score?.home ?? 0) + (score?.away ?? 0);
}

function toTeam({ teamId, teamName, shortName, teamIconUrl }: InferOutput<typeof ligaTeam>): ProviderTeam {
  return { id: teamId, name: teamName, shortName: shortName || teamName, tla: null, crest: teamIconUrl || null };
}

/** German clocks are as far from UTC at the last change as at the kick-off, but for one night of the year, when nobody plays. */
function lastUpdateOf({ lastUpdateDateTime, matchDateTime, matchDateTimeUTC }: LigaMatch): string | null {
  const [changed, kickOff] = [lastUpdateDateTime, matchDateTime].map((local) => Date.parse(`${local}Z`));
  if (changed === undefined || kickOff === undefined || Number.isNaN(changed - kickOff)) return null;
  return new Date(Date.parse(matchDateTimeUTC) + changed - kickOff).toISOString();
}
