import type { ProviderMatch } from '@tribunen/contract';
import { instantAt, type UtcDay } from '@tribunen/domain';
import {
  apiFootball,
  eliteserienCalendar,
  FeedStore,
  footballDataOrg,
  jobs,
  type ProviderAnswer,
  reckonedStandings,
  withOwnIds,
} from '@tribunen/edge';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callProcedure } from './callProcedure.ts';
import { openPostgres } from './openPostgres.ts';

// Runs the jobs on the real procedures with several providers, which report the same made-up season of Eliteserien with
// different names of the clubs (decision 085).

const postgres = await openPostgres();
afterAll(() => postgres.close());
let now = Date.parse('2026-05-10T12:00:00Z');
const clock = (): number => now;

beforeEach(async () => {
  now = Date.parse('2026-05-10T12:00:00Z');
  await postgres.exec(`delete from private.known_matches; delete from private.known_teams; delete from private.provider_budgets;
    delete from private.provider_calls; delete from private.feed_matches; delete from live_matches_new; delete from match_state;
    delete from live_events_new; delete from provider_matches; delete from provider_answers; delete from provider_teams`);
});

/**
 * The clubs as the fantasy game, API-Football and football-data.org name them. The three names of the last club share
 * no word, so only its opponents show that it is the same club.
 */
const clubs = [
  ['Bodø/Glimt', 'Bodo/Glimt', 'FK Bodø/Glimt'],
  ['Brann', 'SK Brann', 'SK Brann'],
  ['Fredrikstad', 'Fredrikstad', 'Fredrikstad FK'],
  ['HamKam', 'Ham-Kam', 'Hamarkameratene'],
  ['Haugesund', 'Haugesund', 'FK Haugesund'],
  ['KFUM', 'KFUM Oslo', 'KFUM-Kam Oslo'],
  ['Kristiansund', 'Kristiansund BK', 'Kristiansund BK'],
  ['Molde', 'Molde', 'Molde FK'],
  ['Rosenborg', 'Rosenborg', 'Rosenborg BK'],
  ['Sandefjord', 'Sandefjord', 'Sandefjord Fotball'],
  ['Sarpsborg 08', 'Sarpsborg 08 FF', 'Sarpsborg 08'],
  ['Strømsgodset', 'Stromsgodset', 'Strømsgodset IF'],
  ['Tromsø', 'Tromso', 'Tromsø IL'],
  ['Viking', 'Viking', 'Viking FK'],
  ['Vålerenga', 'Valerenga', 'Vålerenga Fotball'],
  ['Lyngøy', 'Lyngoy 1911', 'Idrettslaget Øya'],
] as const;
const week = 7 * 24 * 60 * 60_000;
const start = Date.parse('2026-03-29T15:00:00Z');

interface Fixture {
  readonly place: number;
  readonly round: number;
  readonly kickOff: number;
  readonly home: number;
  readonly away: number;
}

/** Thirty rounds of eight matches: each club meets every other club at home and away. */
const season: readonly Fixture[] = Array.from({ length: 30 }, (_, round) =>
  Array.from({ length: 8 }, (_, place): Fixture => {
    const turn = (seat: number): number => (seat === 0 ? 0 : ((seat - 1 + round) % 15) + 1);
    const [first, second] = [turn(place), turn(15 - place)];
    const [home, away] = round < 15 ? [first, second] : [second, first];
    return { place: round * 8 + place, round: round + 1, kickOff: start + round * week, home, away };
  }),
).flat();

const apiId = (place: number): number => 1_300_000 + place;
const apiTeam = (club: number) => ({ id: 319 + club, name: clubs[club]?.[1] ?? '' });
const apiMatch = ({ place, round, kickOff, home, away }: Fixture, changes: object = {}) => ({
  fixture: {
    id: apiId(place),
    date: instantAt(kickOff),
    status: { short: 'NS', elapsed: null, extra: null },
  },
  league: { id: 103, round: `Regular Season - ${round}` },
  teams: { home: apiTeam(home), away: apiTeam(away) },
  goals: { home: null, away: null },
  ...changes,
});
const gameMatch = ({ place, round, kickOff, home, away }: Fixture, changes: object = {}) => ({
  id: place + 1,
  event: round,
  kickoff_time: instantAt(kickOff),
  team_h: home + 1,
  team_a: away + 1,
  team_h_difficulty: null,
  team_h_score: null,
  team_a_score: null,
  finished: false,
  ...changes,
});
const bootstrap = {
  elements: clubs.map((_, club) => ({
    id: club + 1,
    web_name: `Spiller ${club}`,
    team: club + 1,
    element_type: 2,
    now_cost: 50,
  })),
  teams: [...clubs.map(([name], club) => ({ id: club + 1, name })), { id: 17, name: 'Egersunds Idrettsklubb' }],
  events: [],
};
const url = 'https://provider.example.test';

interface Answers {
  /** API-Football's matches of a day; null while it refuses every call. */
  readonly day?: ((day: string) => readonly object[]) | null;
  /** The reasons that API-Football gives for a refusal. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly live?: () => readonly object[];
  readonly calendar: () => readonly object[];
}

function open({ day = () => [], errors = { access: 'suspended' }, live = () => [], calendar }: Answers) {
  const ask: typeof fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname === '/api/bootstrap-static/') return Promise.resolve(Response.json(bootstrap));
    if (pathname === '/api/fixtures/') return Promise.resolve(Response.json(calendar()));
    if (day === null) return Promise.resolve(Response.json({ errors, response: [] }));
    const response = searchParams.has('live') ? live() : day(searchParams.get('date') ?? '');
    return Promise.resolve(Response.json({ errors: [], response }));
  };
  const world = { fetch: ask, now: clock };
  const store = new FeedStore(callProcedure(postgres), () => instantAt(now));
  const api = apiFootball({ url, key: 'key', plan: 'free' }, world);
  const game = eliteserienCalendar(url, world);
  const log: string[] = [];
  const run = (name: 'sync-days' | 'sync-live', football = [api, game]) =>
    jobs[name]({ store, football, fantasy: [], push: null, log: (line) => void log.push(line) });
  return { store, api, game, run, log };
}

async function rows<Row>(sql: string): Promise<readonly Row[]> {
  return (await postgres.query<Row>(sql)).rows;
}

const onDay = (day: string): readonly Fixture[] => season.filter(({ kickOff }) => instantAt(kickOff).startsWith(day));

function firstOf(day: string): Fixture {
  const [match] = onDay(day);
  if (match === undefined) throw new Error(`There is no match on ${day}`);
  return match;
}

const result = { team_h_score: 2, team_a_score: 1 };
/** The fantasy game's season, with the results of the matches that have been played. */
const calendar = (): readonly object[] =>
  season.map((match) => gameMatch(match, match.kickOff < now - 3 * 60 * 60_000 ? result : {}));
const theDay = { kind: 'days', from: '2026-05-10' as UtcDay, to: '2026-05-10' as UtcDay } as const;

test.each([
  ['API-Football', 'fantasy.tv2.no'],
  ['fantasy.tv2.no', 'API-Football'],
])('a season that %s and then %s report is stored once, whatever they call the clubs', async (...inOrder) => {
  const { store, api, game } = open({ day: () => season.map((match) => apiMatch(match)), calendar });
  const third = footballDataOrg({ url, key: 'key', plan: 'paid', perMinute: 30 }, { fetch: answerThird, now: clock });
  const answers = [await api.matches(theDay), await game.season('TIP'), await third.season('TIP')];
  const [reports, names] = [answers.map(bodyOf), [api.name, game.name, third.name]];
  const facts: unknown[] = [];
  for (const name of [...inOrder, third.name]) {
    const own = await withOwnIds(name, reports[names.indexOf(name)] ?? [], store);
    facts.push(own.map(({ report: { id, homeTeam, awayTeam } }) => [id, homeTeam.id, awayTeam.id]));
  }
  expect(facts[0]).toHaveLength(240);
  expect(facts[1]).toEqual(facts[0]);
  expect(facts[2]).toEqual(facts[0]);
  expect(
    await rows(`select count(distinct own_id)::int as teams from private.known_teams
      union all select count(distinct own_id)::int from private.known_matches`),
  ).toEqual([{ teams: 16 }, { teams: 240 }]);
});

/** football-data.org's season, with ids of its own. */
const answerThird: typeof fetch = () =>
  Promise.resolve(
    Response.json({
      matches: season.map(({ place, round, kickOff, home, away }) => ({
        id: 500_000 + place,
        utcDate: instantAt(kickOff),
        status: 'TIMED',
        matchday: round,
        stage: 'REGULAR_SEASON',
        homeTeam: { id: 5700 + home, name: clubs[home]?.[2] ?? '', shortName: null, tla: null, crest: null },
        awayTeam: { id: 5700 + away, name: clubs[away]?.[2] ?? '', shortName: null, tla: null, crest: null },
        competition: { id: 2106, code: 'TIP', name: 'Eliteserien', emblem: null },
        score: { fullTime: { home: null, away: null } },
      })),
    }),
  );

function bodyOf<Body>(answer: ProviderAnswer<readonly Body[]>): readonly Body[] {
  return answer.status === 'known' ? answer.body : [];
}

test('two matches to which their providers give the same id get different ids, and no club gets the id of another club that is built into the app', async () => {
  const { store } = open({ calendar });
  const [match] = bodyOf(await open({ day: () => [apiMatch(firstOf('2026-05-10'))], calendar }).api.matches(theDay));
  if (match === undefined) throw new Error('The match was not read');
  const abroad = { ...match.competition, code: 'PL' };
  const clubOf = (id: number, name: string) => ({ id, name, shortName: name, tla: null, crest: null });
  const [here] = await withOwnIds('API-Football', [{ ...match, homeTeam: clubOf(328, 'Haugesund') }], store);
  const other = { ...match, competition: abroad, homeTeam: clubOf(44, 'Burnley'), awayTeam: clubOf(42, 'Arsenal') };
  const [there] = await withOwnIds('football-data.org', [other], store);
  expect(here?.report.id).toBe(match.id);
  expect(here?.report.homeTeam.id).toBeGreaterThanOrEqual(1_000_000_000);
  expect(there?.report.id).toBeGreaterThanOrEqual(1_000_000_000);
  expect([there?.report.homeTeam.id, there?.report.awayTeam.id]).toEqual([328, 57]);
});

test('an unplayed match that two providers plan for different days is stored once, on the leading provider’s day', async () => {
  const moved = firstOf('2026-05-10');
  const later = { ...moved, kickOff: moved.kickOff + 9 * 24 * 60 * 60_000 };
  const { run, log } = open({
    day: (day) =>
      onDay(day)
        .filter(({ place }) => place !== moved.place)
        .map((match) => apiMatch(match)),
    calendar: () => season.map((match) => gameMatch(match.place === moved.place ? later : match)),
  });
  now = Date.parse('2026-03-20T12:00:00Z');
  await run('sync-days');
  now = Date.parse('2026-05-10T12:00:00Z');
  const listed = open({ day: (day) => (day === '2026-05-10' ? [apiMatch(moved)] : []), calendar });
  await listed.run('sync-days');
  expect(await rows(`select count(*)::int as matches from provider_matches where competition_code = 'TIP'`)).toEqual([
    { matches: 240 },
  ]);
  const ids = `(select own_id from private.known_matches where provider = 'API-Football' and id = ${apiId(moved.place)})`;
  expect(await rows(`select utc_kickoff::date::text as day from provider_matches where id = ${ids}`)).toEqual([
    { day: '2026-05-10' },
  ]);
  expect(log).toEqual([]);
});

test('after one run an empty project has Eliteserien’s season, results, table and clubs, and today’s matches', async () => {
  const { run, log } = open({ day: (day) => onDay(day).map((match) => apiMatch(match)), calendar });
  await run('sync-days');
  expect(log).toEqual([]);
  expect(
    await rows(`select summary ->> 'status' as status, count(*)::int from provider_matches group by 1 order by 1`),
  ).toEqual([
    { status: 'FINISHED', count: 48 },
    { status: 'TIMED', count: 192 },
  ]);
  expect(await rows(`select count(*)::int as clubs from provider_teams`)).toEqual([{ clubs: 16 }]);
  expect(
    await rows(`select name, body from provider_answers where name like 'competitions/TIP/%' order by name`),
  ).toEqual([
    { name: 'competitions/TIP/scorers', body: null },
    { name: 'competitions/TIP/season', body: { matches: 240 } },
    { name: 'competitions/TIP/standings', body: null },
    { name: 'competitions/TIP/teams', body: { teams: 16 } },
  ]);
  const matches = (await rows<{ summary: ProviderMatch }>('select summary from provider_matches')).map(
    ({ summary }) => summary,
  );
  const table = reckonedStandings({ id: 2106, code: 'TIP', name: 'Eliteserien' }, matches)?.standings[0]?.table ?? [];
  expect(table).toHaveLength(16);
  expect(table.map(({ playedGames }) => playedGames)).toEqual(Array.from({ length: 16 }, () => 6));
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(48 * 3);
});

test('the leading provider’s score is kept when another provider contradicts it, but the other may end a match whose end the leading provider does not report', async () => {
  const today = onDay('2026-05-10');
  const inPlay = today.map((match) =>
    apiMatch(match, {
      fixture: { id: apiId(match.place), date: instantAt(match.kickOff), status: { short: '2H', elapsed: 80 } },
      goals: { home: 1, away: 1 },
    }),
  );
  const wrong = (): readonly object[] =>
    season.map((match) => gameMatch(match, { ...result, finished_provisional: match.kickOff <= now }));
  const answers: Answers = {
    day: (day) => (day === '2026-05-10' ? inPlay : []),
    live: () => inPlay,
    calendar: wrong,
  };
  const { run } = open(answers);
  now = Date.parse('2026-05-10T16:40:00Z');
  await run('sync-days');
  await run('sync-live');
  const scores = (): Promise<readonly unknown[]> =>
    rows(`select distinct status, score_home, score_away from live_matches_new`);
  expect(await scores()).toEqual([{ status: 'IN_PLAY', score_home: 1, score_away: 1 }]);
  now = Date.parse('2026-05-11T17:30:00Z');
  await open({ ...answers, day: null }).run('sync-days');
  expect(await scores()).toEqual([{ status: 'FINISHED', score_home: 2, score_away: 1 }]);
});

test('when a provider drops a league, the league leaves the list of competitions but keeps its matches; an outage changes nothing', async () => {
  let codes: readonly string[] | null = ['PL', 'BL1'];
  const ask: typeof fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (codes === null) return Promise.resolve(new Response(null, { status: 502 }));
    if (pathname !== '/v4/competitions') return Promise.resolve(Response.json({ matches: [] }));
    const competitions = codes.map((code, place) => ({ id: 2001 + place, code, name: code, emblem: null }));
    return Promise.resolve(Response.json({ competitions }));
  };
  const world = { fetch: ask, now: clock };
  const abroad = footballDataOrg({ url, key: 'key', plan: 'free', perMinute: 10 }, world);
  const { run } = open({ day: (day) => onDay(day).map((match) => apiMatch(match)), calendar });
  const norway = apiFootball({ url, key: 'key', plan: 'free', isNorwayOnly: true }, world);
  const offered = async () => {
    await run('sync-days', [norway, abroad]);
    now += 25 * 60 * 60_000;
    const [known] = await rows<{ codes: readonly string[] }>(
      `select array(select value ->> 'code' from jsonb_array_elements(body -> 'competitions')) as codes
        from provider_answers where name = 'competitions'`,
    );
    return known?.codes ?? [];
  };
  const first = await offered();
  expect(first).toEqual(expect.arrayContaining(['TIP', 'OBL', 'PL', 'BL1']));
  const matches = await rows('select id from provider_matches order by id');
  codes = null;
  expect(await offered()).toEqual(first);
  codes = ['PL'];
  expect(await offered()).toEqual(first.filter((code) => code !== 'BL1'));
  expect(await rows('select id from provider_matches order by id')).toEqual(expect.arrayContaining([...matches]));
});

test.each([
  ['a wrong key', { token: 'Error/Missing application key.' }, 'the key is wrong'],
  ['a suspended account', { access: 'Your account is suspended.' }, 'the account is suspended'],
  ['a plan without the day', { plan: 'Free plans do not have access to this date.' }, 'the plan does not include it'],
] as const)(
  'when API-Football refuses a call because of %s, the log and the stored call name the reason, and Eliteserien’s season is still stored',
  async (_, errors, reason) => {
    const { run, log } = open({ day: null, errors, calendar });
    await run('sync-days');
    const fault = `refused the call: ${reason}`;
    const [first = ''] = log;
    expect(first).toMatch(/^API-Football, days:2026-05-/);
    expect(first.endsWith(`: ${fault}`)).toBe(true);
    expect(await rows('select distinct fault from private.provider_calls where fault is not null')).toEqual([
      { fault },
    ]);
    expect(await rows('select count(*)::integer as matches from provider_matches')).toEqual([
      { matches: season.length },
    ]);
  },
);

test('COMP-11 on the paid plan a squad is fetched once a page asks for it, and a squad that cannot be fetched is stored as unknown', async () => {
  const squads: string[] = [];
  const ask: typeof fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const team = searchParams.get('team') ?? '';
    if (pathname === '/players/squads') squads.push(team);
    if (team === '320') return Promise.resolve(new Response(null, { status: 500 }));
    const isTeams = pathname === '/teams';
    if (isTeams && searchParams.get('league') !== '103') return Promise.resolve(new Response(null, { status: 404 }));
    const players = [{ players: [{ id: 9, name: 'A. Berg', number: 10, position: 'Attacker' }] }];
    const response = isTeams ? clubs.map((_, club) => ({ team: apiTeam(club) })) : team === '' ? [] : players;
    return Promise.resolve(Response.json({ errors: [], response }));
  };
  const { run } = open({ calendar });
  const paid = apiFootball({ url, key: 'key', plan: 'paid' }, { fetch: ask, now: clock });
  const runOnce = async (wishes: readonly string[]) => {
    for (const name of wishes) await rows(`select wish_for_answer('${name}', '${instantAt(now)}')`);
    await run('sync-days', [paid]);
    now += 60_000;
  };
  await runOnce(['competitions/TIP/teams']);
  expect(squads).toEqual([]);
  const squad = (id: number) => `competitions/TIP/squad/${id}`;
  await runOnce([squad(319), squad(320), squad(7)]);
  await runOnce([squad(319), squad(320), squad(7)]);
  expect(squads.toSorted()).toEqual(['319', '320']);
  expect(await rows(`select name, body from provider_answers where name like '%/squad/%' order by name`)).toEqual([
    { name: squad(319), body: [{ id: 9, name: 'A. Berg', position: 'Attacker', shirtNumber: 10 }] },
    { name: squad(320), body: null },
    { name: squad(7), body: null },
  ]);
});
