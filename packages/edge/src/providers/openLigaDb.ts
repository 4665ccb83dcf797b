import {
  type LigaGoal,
  type LigaMatch,
  ligaMatch,
  ligaTableRow,
  type LigaTeam,
  ligaTeam,
  type ProviderCompetition,
  type ProviderGoal,
  type ProviderMatchReport,
  type ProviderTeam,
} from '@tribunen/contract';
import { allowList, type ScoreLine } from '@tribunen/domain';
import { array, record, string, unknown } from 'valibot';
import { askProvider, type ProviderAnswer, type ProviderWorld } from './askProvider.ts';
import type { FootballProvider } from './FootballProvider.ts';
import { ligaMinutes, type TimedGoal } from './ligaMinutes.ts';
import { readItems } from './readItems.ts';

/**
 * The leagues, with football-data.org's codes and ids, so that a followed competition keeps its id when the project
 * changes its provider. Cups are left out, because OpenLigaDB does not say how a cup match ended.
 */
const leagues: Readonly<Record<string, { readonly shortcut: string; readonly competition: ProviderCompetition }>> = {
  BL1: { shortcut: 'bl1', competition: { id: 2002, code: 'BL1', name: 'Bundesliga', emblem: null } },
  BL2: { shortcut: 'bl2', competition: { id: 2004, code: 'BL2', name: '2. Bundesliga', emblem: null } },
};
const finalResult = { id: 2, name: /^endergebnis/i };
const halfTimeResult = { id: 1, name: /^halbzeit/i };
const minute = 60_000;
const hour = 60 * minute;
/** For this long after kick-off a match counts as in play although nobody has entered anything. */
const silenceMs = 20 * minute;
/** The shortest time from kick-off to the end: two halves and the break between them, which is sometimes shortened. */
const shortestMatchMs = 100 * minute;
/**
 * The list of goals includes the kicks of a shoot-out. The comment of such a kick names the shoot-out, or the kick is a
 * penalty after `lastMinute`.
 */
const shootOut = /elfmeterschie(?:ß|ss)en|\b[in]\. ?E\.|shoot-?out/i;
const lastMinute = 120;
const headers = { accept: 'application/json' };
const noDays = { from: 0, to: 0 };
const nothingReported = { available: null, resetSeconds: null, waitSeconds: null };

/**
 * OpenLigaDB: the two German leagues, without a key. Spectators enter the goals there during the match. OpenLigaDB has
 * no current minute, half-time, cards, substitutions, line-ups or squads.
 *
 * @param url `https://api.openligadb.de`, or the address of a stand-in
 */
export function openLigaDb(url: string, { fetch: ask, now }: ProviderWorld): FootballProvider {
  const listMatches = async (path: string, code: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>> => {
    const league = leagues[code];
    if (league === undefined) return { status: 'unknown', reported: nothingReported };
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
    // The provider allows a thousand calls an hour.
    perMinute: 15,
    perDay: null,
    lists: 'competition',
    openDays: noDays,
    listed: allowList.flatMap(({ code }) => (code in leagues ? [code] : [])),
    has: (code) => code in leagues,
    hasLineUps: false,
    hasStatistics: false,
    seasonLists: ['season', 'standings', 'teams'],
    matches: (call) =>
      call.kind === 'competition'
        ? listMatches('', call.code)
        : Promise.resolve({ status: 'unknown', reported: nothingReported }),
    competitions: () =>
      Promise.resolve({
        status: 'known',
        body: Object.values(leagues).map(({ competition }) => competition),
        fault: null,
        reported: nothingReported,
      }),
    season: (code) => listMatches(`/${seasonAt(now())}`, code),
    async standings(code) {
      const path = `getbltable/${leagues[code]?.shortcut ?? code}/${seasonAt(now())}`;
      const answer = await askProvider(ask, { url: `${url}/${path}`, headers }, array(record(string(), unknown())));
      if (answer.status !== 'known') return answer;
      const placed = answer.body.map((row, index) => ({ ...row, position: index + 1 }));
      const rows = readItems(answer, placed, ligaTableRow);
      const table = rows.body.map((row) => ({
        position: row.position,
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
      return { ...rows, body: { competition, standings: [{ stage: null, type: 'TOTAL', group: null, table }] } };
    },
    scorers: () => Promise.resolve({ status: 'unknown', reported: nothingReported }),
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

/** A season is named after the year in which it begins, and begins in July. */
function seasonAt(now: number): number {
  const date = new Date(now);
  return date.getUTCMonth() < 6 ? date.getUTCFullYear() - 1 : date.getUTCFullYear();
}

function toReport(read: LigaMatch, competition: ProviderCompetition, now: number): ProviderMatchReport {
  const match = { ...read, goals: (read.goals ?? []).filter((goal) => !isKick(goal)) };
  const status = statusOf(match, now);
  const isBegun = status !== 'TIMED' && status !== 'SCHEDULED' && status !== 'UNREPORTED';
  const halfTime = resultOf(match, halfTimeResult);
  return {
    id: match.matchID,
    utcDate: status === 'SCHEDULED' ? `${match.matchDateTime?.slice(0, 10)}T00:00:00Z` : match.matchDateTimeUTC,
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
      fullTime: isBegun ? scoreOf(match, status) : { home: null, away: null },
      halfTime: halfTime ?? { home: null, away: null },
    },
    bookings: null,
    goals: isBegun ? ligaMinutes(match.goals, halfTime).map(toGoal) : null,
    substitutions: null,
  };
}

function isKick({ comment, isPenalty, matchMinute }: LigaGoal): boolean {
  return shootOut.test(comment ?? '') || (isPenalty === true && Number(matchMinute) > lastMinute);
}

type ReadMatch = LigaMatch & { readonly goals: readonly LigaGoal[] };

/**
 * OpenLigaDB flags only the end of a match. People set this flag before they type the result, and sometimes they forget
 * the flag, so a final result also counts as the end. From its kick-off a match counts as in play; if nobody has
 * entered anything for a while, it counts as unreported.
 */
function statusOf(match: ReadMatch, now: number): string {
  const kickOff = Date.parse(match.matchDateTimeUTC);
  const since = now - kickOff;
  const isTyped = resultOf(match, finalResult) !== null;
  if (match.matchIsFinished === true ? isTyped || since > 0 : isTyped && since >= shortestMatchMs) return 'FINISHED';
  // No match is played at midnight in Germany: only the day is planned.
  if (match.matchDateTime?.includes('T00:00:00') === true) return 'SCHEDULED';
  if (since < 0) return 'TIMED';
  const changed = lastUpdateOf(match);
  const isWritten =
    match.goals.length > 0 || (match.matchResults ?? []).length > 0 || Date.parse(changed ?? '') > kickOff;
  if (!isWritten && since >= silenceMs) return 'UNREPORTED';
  return since < 12 * hour ? 'IN_PLAY' : 'SUSPENDED';
}

/**
 * While a match is in play, its last goal gives the score. Once the match is over, the final result gives the score,
 * unless that result has fewer goals than the match's list of goals: people type the goals during the match, and a
 * result of 0–0 may remain until somebody corrects it. A match that was flagged as over before its result was typed has
 * no score yet, unless it has goals.
 */
function scoreOf(match: ReadMatch, status: string): { readonly home: number | null; readonly away: number | null } {
  const final = resultOf(match, finalResult);
  if (status === 'FINISHED' && final === null && match.goals.length === 0) return { home: null, away: null };
  const listed = {
    home: Math.max(0, ...match.goals.map(({ scoreTeam1 }) => scoreTeam1 ?? 0)),
    away: Math.max(0, ...match.goals.map(({ scoreTeam2 }) => scoreTeam2 ?? 0)),
  };
  const isWhole = final !== null && final.home >= listed.home && final.away >= listed.away;
  return status !== 'IN_PLAY' && isWhole ? final : listed;
}

function resultOf({ matchResults }: LigaMatch, type: typeof finalResult): ScoreLine | null {
  const result = matchResults?.find(({ resultTypeID, resultName }) =>
    resultTypeID ? resultTypeID === type.id : type.name.test(resultName ?? ''),
  );
  const { pointsTeam1: home, pointsTeam2: away } = result ?? {};
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : null;
}

function toGoal({ goal, clock }: TimedGoal): ProviderGoal {
  const { scoreTeam1 = null, scoreTeam2 = null, goalGetterID, goalGetterName, isOwnGoal, isPenalty } = goal;
  const name = goalGetterName?.trim() || null;
  return {
    minute: clock?.minute ?? null,
    injuryTime: clock?.injuryTime ?? null,
    type: isOwnGoal === true ? 'OWN' : isPenalty === true ? 'PENALTY' : 'REGULAR',
    team: null,
    scorer: name === null ? null : { id: goalGetterID || null, name },
    assist: null,
    score: { home: scoreTeam1, away: scoreTeam2 },
  };
}

function toTeam({ teamId, teamName, shortName, teamIconUrl }: LigaTeam): ProviderTeam {
  return {
    id: teamId ?? null,
    name: teamName ?? null,
    shortName: shortName || teamName || null,
    tla: null,
    crest: teamIconUrl || null,
  };
}

/**
 * Converts the German time of the last change to UTC with the UTC offset of the kick-off. If summer time begins or ends
 * between the two, the result is an hour off.
 */
function lastUpdateOf({ lastUpdateDateTime, matchDateTime, matchDateTimeUTC }: LigaMatch): string | null {
  const [changed, kickOff] = [lastUpdateDateTime, matchDateTime].map((local) => Date.parse(`${local}Z`));
  if (changed === undefined || kickOff === undefined || Number.isNaN(changed - kickOff)) return null;
  return new Date(Date.parse(matchDateTimeUTC) + changed - kickOff).toISOString();
}
