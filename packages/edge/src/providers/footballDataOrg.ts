import {
  competitionsAnswer,
  providerMatchReport,
  type ProviderMatchReport,
  providerScorers,
  providerStandings,
  providerTeamDetails,
} from '@tribunen/contract';
import { allowList, type ProviderCall } from '@tribunen/domain';
import { array, check, object, pipe, unknown } from 'valibot';
import { askProvider, headerNumber, type ProviderAnswer, type ProviderWorld } from './askProvider.ts';
import type { FootballProvider } from './FootballProvider.ts';
import { readItems } from './readItems.ts';
import { readMinutes } from './readMinutes.ts';

export interface FootballDataSettings {
  /** `https://api.football-data.org`, or the address of a stand-in. */
  readonly url: string;
  readonly key: string;
  readonly plan: 'free' | 'paid';
  /** The calls a minute that the plan allows. */
  readonly perMinute: number;
}

const matchesAnswer = object({ matches: array(unknown()) });
/**
 * Each goal of a score becomes a row, so a score of a hundred goals or more is treated as an error. Only a match lost
 * on purpose has had so many.
 */
const reportedMatch = pipe(
  providerMatchReport,
  check(
    ({ score }) => Math.max(score.fullTime.home ?? 0, score.fullTime.away ?? 0) < 100,
    'A score of a hundred goals',
  ),
);
const teamsAnswer = object({ teams: array(unknown()) });
const allowed: ReadonlySet<string> = new Set(allowList.map(({ code }) => code));
const dayMs = 24 * 60 * 60_000;
const events = { 'x-unfold-goals': 'true', 'x-unfold-bookings': 'true', 'x-unfold-subs': 'true' };
const lineUps = { 'x-unfold-lineups': 'true' };

/**
 * football-data.org, version 4. Its free plan has fixtures and delayed scores of thirteen competitions. Paid plans have
 * more competitions (including Eliteserien), and also goals, cards, substitutions and line-ups if request headers ask
 * for them.
 */
export function footballDataOrg(
  { url, key, plan, perMinute }: FootballDataSettings,
  { fetch: ask }: ProviderWorld,
): FootballProvider {
  const headers = { 'x-auth-token': key, accept: 'application/json' };
  const get = <Body extends Parameters<typeof askProvider>[2]>(path: string, shape: Body, unfold = {}) =>
    askProvider<Body>(
      ask,
      { url: `${url}/v4/${path}`, headers: plan === 'paid' ? { ...headers, ...unfold } : headers },
      shape,
      readBudget,
    );
  const listMatches = async (path: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>> => {
    const answer = await get(path, matchesAnswer, events);
    if (answer.status !== 'known') return answer;
    const matches = readItems(answer, answer.body.matches.map(readMinutes), reportedMatch);
    return {
      ...matches,
      body: matches.body.filter(({ competition }) => allowed.has(competition.code)).map(ofPlan),
    };
  };
  /** On the free plan the lists of goals, cards and substitutions are missing or always empty, so they become null. */
  const ofPlan = (match: ProviderMatchReport): ProviderMatchReport =>
    plan === 'paid' ? match : { ...match, goals: null, bookings: null, substitutions: null };

  return {
    name: 'football-data.org',
    perMinute,
    perDay: null,
    lists: 'days',
    openDays: { from: 0, to: 0 },
    listed: [],
    has: (code) => allowed.has(code),
    hasLineUps: plan === 'paid',
    hasStatistics: false,
    seasonLists: ['season', 'standings', 'scorers', 'teams'],
    async matches(call) {
      if (call.kind === 'live')
        return { status: 'unknown', reported: { available: null, resetSeconds: null, waitSeconds: null } };
      if (call.kind !== 'match') return listMatches(pathOf(call));
      const answer = await get(`matches/${call.id}`, unknown(), { ...events, ...lineUps });
      if (answer.status !== 'known') return answer;
      const matches = readItems(answer, [readMinutes(answer.body)], reportedMatch);
      return { ...matches, body: matches.body.map(ofPlan) };
    },
    async competitions() {
      const answer = await get('competitions', competitionsAnswer);
      if (answer.status !== 'known') return answer;
      return { ...answer, body: answer.body.competitions.filter(({ code }) => allowed.has(code)) };
    },
    season: (code) => listMatches(`competitions/${code}/matches`),
    standings: (code) => get(`competitions/${code}/standings`, providerStandings),
    scorers: (code) => get(`competitions/${code}/scorers?limit=50`, providerScorers),
    async teams(code) {
      const answer = await get(`competitions/${code}/teams`, teamsAnswer);
      return answer.status === 'known' ? readItems(answer, answer.body.teams, providerTeamDetails) : answer;
    },
  };
}

/** The provider counts days in UTC and excludes the end day. */
function pathOf(call: Extract<ProviderCall, { readonly kind: 'competition' | 'days' }>): string {
  if (call.kind === 'competition') return `competitions/${call.code}/matches`;
  const after = new Date(Date.parse(call.to) + dayMs).toISOString().slice(0, 10);
  return `matches?dateFrom=${call.from}&dateTo=${after}`;
}

function readBudget(headers: Headers): { readonly available: number | null; readonly resetSeconds: number | null } {
  return {
    available: headerNumber(headers, 'x-requests-available-minute'),
    resetSeconds: headerNumber(headers, 'x-requestcounter-reset'),
  };
}
