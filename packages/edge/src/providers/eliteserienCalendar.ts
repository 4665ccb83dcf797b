import {
  bootstrapStatic,
  fantasyCalendar,
  type FantasyCalendar,
  type ProviderMatchReport,
  type ProviderTeam,
  type ProviderTeamDetails,
} from '@tribunen/contract';
import { allowList } from '@tribunen/domain';
import { clubName } from './apiFootball/clubName.ts';
import { askProvider, type ProviderAnswer, type ProviderWorld } from './askProvider.ts';
import type { FootballProvider } from './FootballProvider.ts';
import { fantasyBudgets } from './officialFantasy.ts';

const code = 'TIP';
const hour = 60 * 60_000;
/**
 * This long after kick-off a match counts as over, because Eliteserien Fantasy marks a match as finished only days
 * later, when the round is settled.
 */
const isOverAfterMs = 3 * hour;
const unknown = {
  status: 'unknown',
  reported: { available: null, resetSeconds: null, waitSeconds: null },
} as const;
const competition = allowList
  .filter((allowed) => allowed.code === code)
  .map(({ dbId, name }) => ({ id: dbId, code, name, emblem: null }));

/**
 * Reads Eliteserien's season from the server of Eliteserien Fantasy: the clubs, and all matches with kick-off, round
 * and score. The server needs no key. Its matches have no minutes and no events, so this provider lists no matches in
 * play.
 *
 * @param url `https://fantasy.tv2.no`, or the address of a stand-in
 */
export function eliteserienCalendar(url: string, { fetch: ask, now }: ProviderWorld): FootballProvider {
  const headers = { accept: 'application/json' };
  const clubs = async (): Promise<ProviderAnswer<ReadonlyMap<number, ProviderTeam>>> => {
    const answer = await askProvider(ask, { url: `${url}/api/bootstrap-static/`, headers }, bootstrapStatic);
    if (answer.status !== 'known') return answer;
    // The game also lists the clubs of OBOS-ligaen, without players.
    const playing = new Set(answer.body.elements.map(({ team }) => team));
    const teams = answer.body.teams.filter(({ id }) => playing.has(id));
    return { ...answer, body: new Map(teams.map(({ id, name }) => [id, toTeam(id, clubName(name))])) };
  };
  return {
    ...fantasyBudgets.eliteserien,
    perDay: null,
    lists: 'competition',
    openDays: { from: 0, to: 0 },
    listed: [],
    hasLineUps: false,
    hasStatistics: false,
    has: (asked) => asked === code,
    seasonLists: ['season', 'teams'],
    matches: () => Promise.resolve(unknown),
    competitions: () => Promise.resolve({ ...unknown, status: 'known', fault: null, body: competition }),
    /** Sends two requests, because a match names its clubs only by id. */
    async season() {
      const known = await clubs();
      if (known.status !== 'known') return known;
      const answer = await askProvider(ask, { url: `${url}/api/fixtures/`, headers }, fantasyCalendar);
      if (answer.status !== 'known') return answer;
      return { ...answer, body: answer.body.flatMap((match) => toReport(match, known.body, now()) ?? []) };
    },
    standings: () => Promise.resolve(unknown),
    scorers: () => Promise.resolve(unknown),
    async teams() {
      const answer = await clubs();
      if (answer.status !== 'known') return answer;
      const body = [...answer.body.values()].map((team): ProviderTeamDetails => ({
        ...team,
        runningCompetitions: [...competition],
        squad: [],
      }));
      return { ...answer, body };
    },
  };
}

function toTeam(id: number, name: string): ProviderTeam {
  return { id, name, shortName: name, tla: null, crest: null };
}

/**
 * Translates a match; null for a match without a date or known clubs, and for a match in play, which another provider
 * reports.
 */
function toReport(
  match: FantasyCalendar[number],
  clubs: ReadonlyMap<number, ProviderTeam>,
  now: number,
): ProviderMatchReport | null {
  const [homeTeam, awayTeam, [played]] = [clubs.get(match.team_h), clubs.get(match.team_a), competition];
  const { id, event = null, kickoff_time: utcDate, team_h_score: home = null, team_a_score: away = null } = match;
  if (!utcDate || homeTeam === undefined || awayTeam === undefined || played === undefined) return null;
  const since = now - Date.parse(utcDate);
  const isOver =
    home !== null &&
    away !== null &&
    (match.finished === true || match.finished_provisional === true || since >= isOverAfterMs);
  if (!isOver && since >= 0) return null;
  return {
    id,
    utcDate,
    status: isOver ? 'FINISHED' : 'TIMED',
    matchday: event,
    stage: 'REGULAR_SEASON',
    lastUpdated: null,
    homeTeam,
    awayTeam,
    competition: played,
    score: { duration: 'REGULAR', fullTime: isOver ? { home, away } : { home: null, away: null }, halfTime: null },
    goals: null,
    bookings: null,
    substitutions: null,
  };
}
