import { FeedStore } from '@tribunen/edge';
import { instantAt, type LiveEventId, TOO_FAST, type UtcInstant } from '@tribunen/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callProcedure } from './callProcedure.ts';
import { as, openPostgres } from './openPostgres.ts';
import { ids, people } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());
const call = callProcedure(postgres);
const start = Date.parse('2026-11-21T15:00:00Z');
let now = start;
const clock = (): UtcInstant => instantAt(now);

beforeEach(async () => {
  now = start;
  await postgres.exec(`delete from private.provider_budgets; delete from private.provider_calls; delete from private.job_leases;
    delete from private.feed_matches; delete from private.known_matches; delete from live_matches_new; delete from match_state; delete from live_events_new;
    delete from provider_matches; delete from provider_answers; delete from private.fantasy_wishes`);
});

const source = { name: 'source', perMinute: 3 };
const nothingReported = { available: null, resetSeconds: null, waitSeconds: null };

test('with a budget of three calls a minute, the feed makes at most three calls in any minute and at least eight in three minutes', async () => {
  const store = new FeedStore(call, clock);
  const taken: number[] = [];
  for (; now < start + 180_000; now += 5000) {
    if ((await store.takeToken(source, 'list')) !== null) taken.push(now);
  }
  for (const moment of taken) {
    expect(taken.filter((other) => other >= moment && other < moment + 60_000).length).toBeLessThanOrEqual(3);
  }
  expect(taken.length).toBeGreaterThanOrEqual(8);
});

test('when the provider reports that no call is left, the feed makes no call until the provider’s counter resets', async () => {
  const store = new FeedStore(call, clock);
  await store.takeToken(source, 'list');
  await store.noteAnswer(source, 'list', null, { available: 0, resetSeconds: 20, waitSeconds: null });
  expect(await store.takeToken(source, 'list')).toBeNull();
  now += 20_000;
  expect(await store.takeToken(source, 'list')).toBe(instantAt(now));
});

test('FEED-26 the store counts how many times in a row a call has brought no answer, and an answer with a fault ends the count', async () => {
  const store = new FeedStore(call, clock);
  const failuresAfter = async (fault: string | null, failed: boolean): Promise<number> => {
    await store.takeToken(source, 'list');
    await store.noteAnswer(source, 'list', fault, nothingReported, failed);
    now += 60_000;
    return (await store.situation(source)).failures.get('list') ?? 0;
  };
  expect(await failuresAfter('did not answer', true)).toBe(1);
  expect(await failuresAfter('did not answer', true)).toBe(2);
  expect(await failuresAfter('a part is missing', false)).toBe(0);
  await store.takeToken(source, 'list');
  expect((await store.situation(source)).failures.get('list')).toBe(1);
});

test('after a refusal no call is made for as long as the provider demands', async () => {
  const store = new FeedStore(call, clock);
  await store.takeToken(source, 'list');
  await store.noteAnswer(source, 'list', 'refused', { ...nothingReported, waitSeconds: 30 });
  expect((await store.situation(source)).budget).toMatchObject({ waitUntil: instantAt(now + 30_000) });
  now += 29_999;
  expect(await store.takeToken(source, 'list')).toBeNull();
  now += 1;
  expect(await store.takeToken(source, 'list')).not.toBeNull();
});

test('a stored time that lies in the future because of a fast clock delays no call and no job, and makes no answer count as fresh', async () => {
  const store = new FeedStore(call, clock);
  now = start + 3_600_000;
  await store.takeToken(source, 'list');
  await store.noteAnswer(source, 'list', 'refused', { ...nothingReported, waitSeconds: 60 });
  await call('take_lease', { job: 'feed', seconds: 60, at: clock() });
  await store.keepAnswer('competitions', { competitions: [] }, 60);
  now = start;
  const { budget, askedAt } = await store.situation(source);
  expect([budget.left, budget.waitUntil, askedAt.size]).toEqual([2, null, 0]);
  expect(await store.takeToken(source, 'list')).not.toBeNull();
  expect(await store.lease('feed', 60, () => Promise.resolve('done'))).toBe('done');
  expect(await store.staleAnswers(['competitions'])).toEqual(['competitions']);
});

test('FEED-21 the feed makes no more calls in a day than the provider allows or reports as left, and the count starts again at midnight UTC', async () => {
  const store = new FeedStore(call, clock);
  const daily = { name: 'daily', perMinute: 10, perDay: 3 };
  const leftToday = async () => (await store.situation(daily)).budget.leftToday;
  expect(await leftToday()).toBe(3);
  await store.takeToken(daily, 'live');
  expect(await leftToday()).toBe(2);
  await store.noteAnswer(daily, 'live', null, { ...nothingReported, availableToday: 1 });
  expect(await leftToday()).toBe(1);
  expect(await store.takeToken(daily, 'live')).not.toBeNull();
  expect([await leftToday(), await store.takeToken(daily, 'live')]).toEqual([0, null]);
  now = Date.parse('2026-11-22T00:00:00Z');
  expect([await leftToday(), await store.takeToken(daily, 'live')]).toEqual([3, instantAt(now)]);
  expect((await store.situation(source)).budget.leftToday).toBeNull();
});

test('FEED-21 when a provider’s calls of the day are used up, the feed makes no call before midnight UTC', async () => {
  const store = new FeedStore(call, clock);
  const daily = { name: 'daily', perMinute: 10, perDay: 100 };
  await store.takeToken(daily, 'live');
  await store.noteAnswer(daily, 'live', 'refused', { ...nothingReported, waitSeconds: 9 * 3600 });
  now += 9 * 3_600_000 - 1;
  expect(await store.takeToken(daily, 'live')).toBeNull();
  now += 1;
  expect(await store.takeToken(daily, 'live')).not.toBeNull();
});

test('FEED-21 for a provider with a daily budget, the situation lists the kick-offs on the same UTC day that are more than 75 minutes ahead', async () => {
  const store = new FeedStore(call, clock);
  await postgres.exec(`insert into provider_matches (id, competition_code, utc_kickoff, summary, fetched_at, stale_at)
    select id, 'TIP', at::timestamptz, jsonb_build_object('status', status), '2026-11-21', '2026-11-22' from (values
      (1, '2026-11-21T16:00:00Z', 'TIMED'), (2, '2026-11-21T19:15:00Z', 'TIMED'),
      (3, '2026-11-21T20:00:00Z', 'POSTPONED'), (4, '2026-11-22T00:00:00Z', 'TIMED')) as given (id, at, status)`);
  await postgres.exec(`insert into private.known_matches (provider, id, own_id, competition_code, utc_kickoff)
    select 'daily', id, id, competition_code, utc_kickoff from provider_matches`);
  expect((await store.situation({ name: 'daily', perMinute: 10, perDay: 100 })).laterToday).toEqual([
    '2026-11-21T19:15:00.000Z',
  ]);
  expect((await store.situation({ name: 'another', perMinute: 10, perDay: 100 })).laterToday).toEqual([]);
  expect((await store.situation(source)).laterToday).toEqual([]);
});

test('a caller that must leave two calls to other jobs is refused a call when only two are left', async () => {
  const store = new FeedStore(call, clock);
  expect(await store.takeToken(source, 'table', 2)).not.toBeNull();
  expect(await store.takeToken(source, 'table', 2)).toBeNull();
  expect(await store.takeToken(source, 'list')).not.toBeNull();
});

test('faults of a call are reported at most once in ten minutes', async () => {
  const store = new FeedStore(call, clock);
  await store.takeToken(source, 'list');
  const isReported = async (fault: string | null): Promise<boolean> => {
    now += 1000;
    return store.noteAnswer(source, 'list', fault, nothingReported);
  };
  expect([
    await isReported('broken'),
    await isReported('broken'),
    await isReported(null),
    await isReported('other'),
  ]).toEqual([true, false, false, false]);
  now += 600_000;
  expect([await isReported(null), await isReported('broken'), await isReported('broken')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('two runs of a job do not overlap, and the lease of a crashed run expires', async () => {
  const store = new FeedStore(call, clock);
  const inner = await store.lease('feed', 60, () => store.lease('feed', 60, () => Promise.resolve('both')));
  expect(inner).toBeNull();
  expect(await store.lease('feed', 60, () => Promise.resolve('next'))).toBe('next');
  await call('take_lease', { job: 'feed', seconds: 60, at: clock() });
  expect(await store.lease('feed', 60, () => Promise.resolve('early'))).toBeNull();
  now += 60_000;
  expect(await store.lease('feed', 60, () => Promise.resolve('late'))).toBe('late');
});

test('a run does not write a match that another run has changed since this run read it', async () => {
  const store = new FeedStore(call, clock);
  const feed = {
    version: 0,
    coverage: 'events',
    observedAt: clock(),
    changedAt: null,
    endedAt: null,
    doubts: {
      score: { home: 0, away: 0, since: clock() },
      cards: ['7:red:home:9' as LiveEventId],
      decided: { home: 1, away: 0 },
    },
    live: {
      id: '7',
      status: 'IN_PLAY',
      minute: null,
      injury_time: null,
      score_home: 0,
      score_away: 0,
      home_team_id: 1,
      home_team_name: 'Brann',
      away_team_id: 2,
      away_team_name: 'Viking',
      competition_code: 'TIP',
      utc_kickoff: clock(),
      updated_at: clock(),
    },
    state: null,
    added: [],
    amended: [],
  } as const;
  const write = { id: '7', competitionCode: 'TIP', utcKickoff: clock(), summary: { id: 7 }, report: null, feed };
  expect(await store.write([write])).toEqual([]);
  const changed = { ...write, feed: { ...feed, live: { ...feed.live, score_home: 1 } } };
  expect(await store.write([changed])).toEqual(['7']);
  expect((await store.stored(['7'], clock())).get('7')).toMatchObject({
    version: 1,
    stored: { state: { score: { home: 0 }, utcKickoff: clock() }, doubts: feed.doubts },
  });
  expect(await store.write([{ ...changed, feed: { ...changed.feed, version: 1 } }])).toEqual([]);
});

/**
 * Stores the given answers for one match, a minute apart. Returns the summary's time of last change after each answer.
 */
async function listedAfter(
  ...answers: readonly { readonly utcKickoff: string; readonly lastUpdated: string | null; readonly hasReport?: true }[]
): Promise<unknown> {
  const store = new FeedStore(call, clock);
  const written: unknown[] = [];
  for (const { utcKickoff: kickOff, lastUpdated, hasReport } of answers) {
    const utcKickoff = instantAt(Date.parse(kickOff));
    const summary = { id: 7, utcDate: kickOff, lastUpdated };
    await store.write([
      { id: '7', competitionCode: 'TIP', utcKickoff, summary, report: hasReport ? summary : null, feed: null },
    ]);
    const { rows } = await postgres.query<{ summary: { lastUpdated: string | null }; report: typeof summary | null }>(
      'select summary, report from provider_matches where id = 7',
    );
    written.push(...rows.map((row) => row.summary.lastUpdated));
    if (hasReport) expect(rows[0]?.report?.lastUpdated).toBe(rows[0]?.summary.lastUpdated);
    now += 60_000;
  }
  return written;
}

const [saturday, sunday] = ['2026-12-05T15:00:00Z', '2026-12-06T17:00:00Z'];
const listedChange = '2026-11-20T08:00:00Z';

test('FEED-20 when a provider moves a kick-off without a later time of change, the feed stores the time at which it learned of the move', async () => {
  const moved = instantAt(start + 60_000);
  const answers = [saturday, sunday, sunday].map((utcKickoff) => ({ utcKickoff, lastUpdated: listedChange }));
  expect(await listedAfter(...answers)).toEqual([listedChange, moved, moved]);
});

test('FEED-20 the report of a match that has moved has the same time of last change as the list', async () => {
  const answers = [saturday, sunday].map((utcKickoff) => ({
    utcKickoff,
    lastUpdated: listedChange,
    hasReport: true as const,
  }));
  expect(await listedAfter(...answers)).toEqual([listedChange, instantAt(start + 60_000)]);
});

test.each([
  ['a later time of change is stored as reported', listedChange, '2026-11-21T14:00:00Z', '2026-11-21T14:00:00Z'],
  ['no time is stored for a provider that reports none', null, null, null],
  [
    'a stored time in the future, from a wrong clock, is replaced by the next reported time',
    '2099-01-01T00:00:00Z',
    listedChange,
    listedChange,
  ],
])('FEED-20 %s', async (_what, before, after, kept) => {
  const answers = [
    { utcKickoff: saturday, lastUpdated: before },
    { utcKickoff: sunday, lastUpdated: after },
  ];
  expect(await listedAfter(...answers)).toEqual([before, kept]);
});

const procedures = [
  `take_token('source', 'list', 10)`,
  `note_answer('source', 'list')`,
  `take_lease('feed', 60)`,
  `release_lease('feed', gen_random_uuid())`,
  `feed_situation('source', 10)`,
  `own_ids('source', '[]')`,
  `feed_stored('{}')`,
  `write_matches('[]')`,
  `stale_answers('{}')`,
  `keep_answer('competitions', '{}', 60)`,
  `known_answer('competitions')`,
  `keep_teams('PL', '[]')`,
  `wish_for_entry('fpl', '${ids.owner}', 7)`,
  `wish_for_answer('competitions')`,
  `wished_answers()`,
  `fantasy_entries('fpl')`,
  `remove_old()`,
];

test.each(procedures)('only the service key may call %s', async (procedure) => {
  for (const person of people) {
    const asked = as(postgres, person, (own) => own.query(`select ${procedure}`));
    if (person === 'service') await asked;
    else await expect(asked, person).rejects.toMatchObject({ code: '42501' });
  }
});

test('remove_old removes the live rows of matches that kicked off more than three days ago, and no others', async () => {
  const store = new FeedStore(call, clock);
  const matchAt = (id: string, daysAgo: number): Promise<unknown> =>
    postgres.query(
      `insert into live_matches_new (id, status, competition_code, utc_kickoff) values ($1, 'FINISHED', 'PL', $2)`,
      [id, instantAt(start - daysAgo * 86_400_000)],
    );
  await matchAt('old', 4);
  await matchAt('recent', 2);
  await postgres.exec(
    `insert into live_events_new (id, match_id, event_type, occurred_at) values ('e1', 'old', 'GOAL', now()), ('e2', 'recent', 'GOAL', now())`,
  );
  expect(await store.removeOld()).toBe(1);
  const { rows } = await postgres.query<{ id: string }>(
    'select id from live_matches_new union all select id from live_events_new',
  );
  expect(rows.map(({ id }) => id)).toEqual(['recent', 'e2']);
});

test('the jobs fetch the fantasy teams of our users, and the last team that each user has requested within a day', async () => {
  const store = new FeedStore(call, clock);
  await postgres.query(
    `insert into private.profiles (user_id, fantasy_team_id, eliteserien_team_id) values ($1, '41', '51')`,
    [ids.owner],
  );
  await call('wish_for_entry', { game: 'fpl', asker: ids.stranger, entry: 43, at: clock() });
  await call('wish_for_entry', { game: 'fpl', asker: ids.stranger, entry: 42, at: clock() });
  expect(await store.fantasyEntries('fpl')).toEqual([41, 42]);
  now += 86_400_001;
  expect(await store.fantasyEntries('fpl')).toEqual([41]);
  expect(await store.fantasyEntries('eliteserien')).toEqual([51]);
  await postgres.exec('delete from private.profiles');
});

test('CHANGE-7 a user can request twenty fantasy teams in an hour, and repeat the last request; a twenty-first team is refused', async () => {
  const wish = (entry: number) => call('wish_for_entry', { game: 'fpl', asker: ids.admin, entry, at: clock() });
  for (let entry = 1; entry <= 20; entry += 1) await wish(entry);
  await expect(wish(20)).resolves.not.toThrow();
  await expect(wish(21)).rejects.toMatchObject({ code: TOO_FAST });
});

test('remove_old removes the fantasy teams that were fetched more than a week ago, except those in a profile and those that a user has requested', async () => {
  const store = new FeedStore(call, clock);
  await postgres.query(`insert into private.profiles (user_id, fantasy_team_id) values ($1, '41')`, [ids.owner]);
  await call('wish_for_entry', { game: 'eliteserien', asker: ids.friend, entry: 42, at: instantAt(start) });
  const weekAgo = instantAt(start - 7 * 86_400_000 - 1);
  const names = [
    'fpl/entry/41',
    'fpl/entry/42',
    'fpl/entry/42/event/3/picks',
    'eliteserien/entry/42',
    'fpl/fixtures/3',
  ];
  for (const name of names) {
    await call('keep_answer', { name: `fantasy/${name}`, body: {}, fresh_seconds: 1, at: weekAgo });
  }
  await call('keep_answer', { name: 'fantasy/fpl/entry/43', body: {}, fresh_seconds: 1, at: instantAt(start) });
  now = start;
  await store.removeOld();
  const { rows } = await postgres.query<{ name: string }>(
    `select name from provider_answers where name like 'fantasy/%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    ['eliteserien/entry/42', 'fpl/entry/41', 'fpl/entry/43', 'fpl/fixtures/3'].map((name) => `fantasy/${name}`),
  );
  await postgres.exec('delete from private.profiles');
});

test('each fantasy game has its own list of requested teams, limited to the 200 newest requests', async () => {
  const store = new FeedStore(call, clock);
  const asker = "('00000000-0000-4000-8000-1' || lpad(n::text, 11, '0'))::uuid";
  await postgres.exec(`insert into auth.users (id) select ${asker} from generate_series(1, 201) as n`);
  await call('wish_for_entry', { game: 'eliteserien', asker: ids.owner, entry: 7, at: clock() });
  await postgres.query(
    `select wish_for_entry('fpl', ${asker}, n, $1::timestamptz + n * interval '1 second') from generate_series(1, 201) as n`,
    [instantAt(now)],
  );
  expect(await store.fantasyEntries('eliteserien')).toEqual([7]);
  expect(await store.fantasyEntries('fpl')).toEqual(Array.from({ length: 200 }, (_, n) => n + 2));
});

test('FEED-24 pages can read a provider’s pause between calls and the age of its answer only while one of its matches is in play', async () => {
  const store = new FeedStore(call);
  const pace = async () => (await postgres.query<{ pace: unknown }>('select feed_pace() as pace')).rows[0]?.pace;
  await store.takeToken({ name: 'daily', perMinute: 10, perDay: 100 }, 'live');
  await store.noteAnswer({ name: 'daily', perMinute: 10 }, 'live', null, nothingReported);
  await store.notePause({ name: 'daily', perMinute: 10 }, 121_600);
  expect(await pace()).toBeNull();
  await postgres.exec(
    `insert into live_matches_new (id, status, competition_code, utc_kickoff) values ('1', 'IN_PLAY', 'TIP', now() - interval '20 minutes')`,
  );
  expect(await pace()).toBeNull();
  await postgres.exec(
    `insert into private.known_matches (provider, id, own_id, competition_code, utc_kickoff) values ('daily', 7, 1, 'TIP', now())`,
  );
  expect(await pace()).toEqual({ pause_seconds: 122, age_seconds: 0 });
  await postgres.exec(`update private.provider_calls set answered_at = now() - interval '90 seconds'`);
  expect(await pace()).toEqual({ pause_seconds: 122, age_seconds: 90 });
  await postgres.exec(`update live_matches_new set status = 'PAUSED'`);
  expect(await pace()).toBeNull();
});

test('FEED-25 only an administrator can read how many calls each provider has received today', async () => {
  const store = new FeedStore(call);
  const daily = { name: 'daily', perMinute: 10, perDay: 100 };
  await store.takeToken(daily, 'live');
  await store.noteAnswer(daily, 'live', null, { ...nothingReported, availableToday: 80 });
  await store.notePause(daily, 122_000);
  await store.takeToken(source, 'list');
  await store.noteAnswer(source, 'list', 'broken', { ...nothingReported, waitSeconds: 60 });
  const read = (person: 'admin' | 'owner') =>
    as(postgres, person, (own) => own.query<{ answer: unknown }>('select call_budgets() as answer'));
  expect((await read('admin')).rows[0]?.answer).toMatchObject({
    providers: [
      { provider: 'daily', used_today: 1, left_today: 80, pause_seconds: 122, blocked_until: null, fault: null },
      { provider: 'source', used_today: 1, left_today: null, pause_seconds: null, answered_at: null, fault: 'broken' },
    ],
  });
  await expect(read('owner')).rejects.toThrow('This is for administrators');
});
