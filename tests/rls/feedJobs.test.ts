import { FANTASY_GAMES, type FantasyGame, instantAt } from '@tribunen/domain';
import {
  apiFootball,
  eliteserienCalendar,
  FeedStore,
  footballDataOrg,
  type JobName,
  jobs,
  officialFantasy,
} from '@tribunen/edge';
import { openProviders } from '@tribunen/football';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callProcedure } from './callProcedure.ts';
import { openPostgres } from './openPostgres.ts';

// Runs the jobs on the real procedures, with stand-ins for the providers and a simulated clock.

const postgres = await openPostgres();
afterAll(() => postgres.close());
let now = 0;
let run: (name: JobName) => Promise<object | null>;
const log: string[] = [];

beforeEach(async () => {
  await postgres.exec(`delete from private.provider_budgets; delete from private.provider_calls; delete from private.feed_matches;
    delete from live_matches_new; delete from match_state; delete from live_events_new; delete from provider_matches;
    delete from provider_answers; delete from provider_teams; delete from private.fantasy_wishes; delete from private.football_wishes`);
  log.length = 0;
});

const apiFootballUrl = 'https://api-football.example.test';
const fantasyUrl = (game: FantasyGame): string => `https://fantasy.example.test/${game}`;

async function open(
  plan: 'free' | 'paid',
  isBroken: (url: string) => boolean = () => false,
  provider: 'football-data.org' | 'API-Football' = 'football-data.org',
): Promise<void> {
  now = Date.parse('2026-11-21T17:00:00Z');
  const clock = (): number => now;
  const perMinute = plan === 'free' ? 10 : 60;
  const providers = await openProviders({ now: clock, seed: 1, speed: 1, plan, perMinute });
  const ask: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    if (isBroken(request.url)) return Promise.resolve(new Response('<html>'));
    if (request.url.startsWith(apiFootballUrl)) return providers.apiFootball(request);
    const game = FANTASY_GAMES.find((each) => request.url.startsWith(fantasyUrl(each)));
    return Promise.resolve(game === undefined ? providers.footballData(request) : providers.fantasy(request, game));
  };
  const world = { fetch: ask, now: clock };
  const store = new FeedStore(callProcedure(postgres), () => instantAt(now));
  const football =
    provider === 'API-Football'
      ? [
          apiFootball({ url: apiFootballUrl, key: 'key', plan }, world),
          eliteserienCalendar(fantasyUrl('eliteserien'), world),
        ]
      : [footballDataOrg({ url: 'https://provider.example.test', key: 'key', plan, perMinute }, world)];
  const fantasy = FANTASY_GAMES.map((game) => officialFantasy(game, fantasyUrl(game), world));
  run = (name) => jobs[name]({ store, football, fantasy, push: null, log: (fault) => void log.push(fault) });
}

/** Requests the fantasy team of each manager, each time as another user. */
async function wishForEntries(game: FantasyGame, entries: readonly number[]): Promise<void> {
  const asker = "('00000000-0000-4000-8000-1' || lpad(n::text, 11, '0'))::uuid";
  const wishes = 'jsonb_array_elements($1::jsonb) with ordinality as wish (entry, n)';
  await postgres.query(`insert into auth.users (id) select ${asker} from ${wishes} on conflict do nothing`, [entries]);
  await postgres.query(`select wish_for_entry($2, ${asker}, entry::integer) from ${wishes}`, [entries, game]);
}

async function column(sql: string): Promise<readonly unknown[]> {
  const { rows } = await postgres.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

test.each(['free', 'paid'] as const)(
  'FEED-1 on the %s plan, an empty project has matches, tables, scorers and teams after a quarter of an hour, without exceeding the budget',
  async (plan) => {
    await open(plan);
    for (let minute = 0; minute < 15; minute += 1, now += 60_000) await run('sync-days');
    expect(log).toEqual([]);
    expect(await column('select distinct competition_code as value from provider_matches order by 1')).toEqual([
      'PL',
      'TIP',
      'WC',
    ]);
    expect(await column(`select name as value from provider_answers where body is not null order by 1`)).toEqual(
      expect.arrayContaining([
        'competitions',
        'competitions/PL/scorers',
        'competitions/PL/standings',
        'competitions/TIP/teams',
      ]),
    );
    expect(await column('select count(*)::int > 40 as value from provider_teams')).toEqual([true]);
    expect(await column('select count(*)::int > 2 as value from live_matches_new')).toEqual([true]);
    const [withReport] = await column('select count(*)::int as value from provider_matches where report is not null');
    expect(Number(withReport) > 0).toBe(plan === 'paid');
  },
);

test('on the free plan, the teams of the five top leagues and their players are stored within three minutes of an empty start', async () => {
  await open('free');
  for (let minute = 0; minute < 3; minute += 1, now += 60_000) await run('sync-days');
  expect(
    await column(`select count(*)::int as value from provider_teams where 'PL' = any (competition_codes)`),
  ).toEqual([20]);
  expect(await column('select distinct unnest(competition_codes) as value from provider_teams')).toEqual(
    expect.arrayContaining(['PL', 'PD', 'SA', 'BL1', 'FL1']),
  );
  expect(
    await column(`select jsonb_array_length(details -> 'squad') > 10 as value from provider_teams limit 1`),
  ).toEqual([true]);
});

test('FEED-21 the first run of an empty project stores today’s matches and the season from API-Football’s free plan and Eliteserien Fantasy', async () => {
  await open('free', undefined, 'API-Football');
  await run('sync-days');
  await run('sync-live');
  const matches = (where: string): Promise<readonly unknown[]> =>
    column(`select count(*)::int > 0 as value from provider_matches where competition_code = 'TIP' and ${where}`);
  expect(await matches(`utc_kickoff < '2026-11-14' and summary ->> 'status' = 'FINISHED'`)).toEqual([true]);
  expect(await matches(`utc_kickoff > '2026-11-28' and summary ->> 'status' = 'TIMED'`)).toEqual([true]);
  expect(await column(`select count(*)::int > 2 as value from live_matches_new where status = 'IN_PLAY'`)).toEqual([
    true,
  ]);
  expect(
    await column(`select calls_of_day < 10 as value from private.provider_budgets where provider = 'API-Football'`),
  ).toEqual([true]);
  expect(log).toEqual([]);
});

test('the next run of sync-days fetches a table that a spectator has requested', async () => {
  await open('free');
  await run('sync-days');
  now += 61_000;
  await postgres.query('select wish_for_answer($1, $2)', ['competitions/WC/standings', instantAt(now)]);
  await postgres.query('select wish_for_answer($1, $2)', ['competitions/NONE/standings', instantAt(now)]);
  expect(await run('sync-days')).toMatchObject({ asked: expect.arrayContaining(['competitions/WC/standings']) });
});

test('FEED-5 a goal of the simulator becomes one event of the feed, with the minute from the provider’s report', async () => {
  await open('paid');
  await run('sync-days');
  const ends = now + 6 * 60_000;
  for (; now < ends; now += 5000) await run('sync-live');
  const goals = await column(
    `select id as value from live_events_new where event_type = 'GOAL' and created_at > '2026-11-21T17:00:30Z'`,
  );
  expect(goals.length).toBeGreaterThan(0);
  expect(new Set(goals).size).toBe(goals.length);
  const late = await column(`
    select event.id as value from live_events_new as event
    join provider_matches as found on found.id::text = event.match_id
    cross join lateral jsonb_array_elements(found.report -> 'goals') as goal
    where event.event_type = 'GOAL' and goal #>> '{scorer,id}' = event.person_id::text and event.minute is null`);
  expect(late).toEqual([]);
  // A list of matches contains no line-ups. When a list arrives after a report, the report keeps its line-ups.
  expect(
    await column(`
    select count(*)::int > 0 as value from provider_matches
    where jsonb_array_length(report #> '{homeTeam,lineup}') = 11 and jsonb_array_length(report -> 'goals') > 0`),
  ).toEqual([true]);
  expect(log).toEqual([]);
});

test('FEED-16 a match that was already finished when the feed first saw it gets its line-up', async () => {
  await open('paid');
  await run('sync-days');
  for (let times = 0; times < 20; times += 1, now += 10_000) await run('sync-live');
  const over = `from provider_matches as found join private.feed_matches as known on known.id = found.id::text
    where known.coverage = 'result' and found.utc_kickoff > '2026-11-21T05:00:00Z'`;
  const [matches] = await column(`select count(*)::int as value ${over}`);
  expect(Number(matches)).toBeGreaterThan(0);
  expect(
    await column(`select count(*)::int as value ${over} and jsonb_array_length(report #> '{homeTeam,lineup}') = 11`),
  ).toEqual([matches]);
});

test('calls that fail do not keep the jobs from making other calls, and the jobs make the failed calls again', async () => {
  let isDown = true;
  await open('free', (url) => isDown && /standings|scorers/.test(url));
  const kept = `select distinct split_part(name, '/', 3) as value from provider_answers where name like 'competitions/%' order by 1`;
  for (let minute = 0; minute < 12; minute += 1, now += 60_000) await run('sync-days');
  expect(await column(kept)).toEqual(['season', 'teams']);
  isDown = false;
  for (let minute = 0; minute < 15; minute += 1, now += 60_000) await run('sync-days');
  expect(await column(kept)).toEqual(['scorers', 'season', 'standings', 'teams']);
});

test('if one run’s budget is too small for all fantasy teams, the next run starts with the teams that have waited longest', async () => {
  await open('free');
  await wishForEntries(
    'fpl',
    Array.from({ length: 130 }, (_, n) => n + 1),
  );
  for (let minute = 0; minute < 15; minute += 1, now += 61_000) await run('sync-fantasy');
  const asked = `select count(*)::int as value from private.provider_calls where call like 'entry/%/picks'`;
  expect(await column(asked)).toEqual([130]);
});

test.each(FANTASY_GAMES)(
  'the season, points and teams of the game %s are stored, and null is stored for a team id that no team has',
  async (game) => {
    await open('free');
    await wishForEntries(game, [42, 999_999_999]);
    await run('sync-fantasy');
    now += 60_000;
    await run('sync-fantasy');
    const event = `(select body -> 'events' -> 0 ->> 'id' from provider_answers where name = 'fantasy/${game}/bootstrap-static')`;
    expect(
      await column(
        `select name as value from provider_answers where name like 'fantasy/${game}/%' and body is not null and name not like '%' || ${event} || '%' order by 1`,
      ),
    ).toEqual([`fantasy/${game}/bootstrap-static`, `fantasy/${game}/entry/42`]);
    expect(
      await column(
        `select count(*)::int as value from provider_answers where name like 'fantasy/${game}/%' || ${event} || '%' and body is not null`,
      ),
    ).toEqual([3]);
    expect(
      await column(`select body as value from provider_answers where name = 'fantasy/${game}/entry/999999999'`),
    ).toEqual([null]);
    expect(log).toEqual([]);
  },
);

test('the job retention removes the live rows of matches that are five days old', async () => {
  await open('free');
  await run('sync-days');
  now += 5 * 86_400_000;
  expect(await run('retention')).toEqual({ removed: expect.any(Number) });
  expect(await column('select count(*)::int as value from live_matches_new')).toEqual([0]);
});
