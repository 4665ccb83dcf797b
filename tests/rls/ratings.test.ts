import { afterAll, describe, expect, test } from 'vitest';
import { as, become, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { ids, type Person, type SignedInPerson } from './people.ts';
import { firstRow } from './rows.ts';
import { type Action, friends, takeSteps, type World } from './takeSteps.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

/** Takes steps and returns their outcomes. Converts numerics to numbers, because Postgres returns them as text. */
async function take(steps: Parameters<typeof takeSteps>[1]): Promise<readonly unknown[]> {
  const outcomes = await takeSteps(postgres, steps);
  return JSON.parse(JSON.stringify(outcomes), (_key, value: unknown) =>
    typeof value === 'string' && /^\d(?:\.\d)?$/.test(value) ? Number(value) : value,
  );
}

const rate = (person: SignedInPerson, values: object) =>
  [person, 'player_ratings', { action: 'insert', values: { player_id: 'a', player_name: 'Berg', ...values } }] as const;
const change = (person: SignedInPerson, values: object) =>
  [person, 'player_ratings', { action: 'update', values: { ...values } } satisfies Action] as const;
const reads = (person: Person) =>
  [person, 'player_rating_history', ['match_id', 'overall_rating', 'mental_rating', 'rated_at']] as const;

const hourMs = 3_600_000;
const match = (id: string, now: number, hours: number, status: string) => ({
  ...firstRow('live_matches_new'),
  id,
  status,
  utc_kickoff: new Date(now - hours * hourMs).toISOString(),
});
/** The rows at the start of a test: two matches whose players can be rated. */
const twoEnded: World = (now) => [
  ['live_matches_new', [match('m1', now, 20, 'FINISHED'), match('m2', now, 3, 'FINISHED')]],
];

describe('SCOUT-14 a rating of a player after a match', () => {
  test('the history has the user’s latest rating of a player after each match', async () => {
    const steps = [
      rate('owner', { overall_rating: 3, mental_rating: 2, match_id: 'm1' }),
      change('owner', { overall_rating: 3.5, match_id: 'm1' }),
      change('owner', { overall_rating: 5, match_id: 'm2' }),
      reads('owner'),
    ];
    expect((await take({ world: twoEnded, steps })).at(-1)).toEqual([
      { match_id: 'm1', overall_rating: 3.5, mental_rating: 2, rated_at: 'now' },
      { match_id: 'm2', overall_rating: 5, mental_rating: 2, rated_at: 'now' },
    ]);
  });

  test('a rating after a match replaces the user’s rating of the same player after another match within twelve hours, and no other', async () => {
    const three: World = (now) => [
      [
        'live_matches_new',
        [match('m1', now, 20, 'FINISHED'), match('m2', now, 3, 'FINISHED'), match('m3', now, 7, 'FINISHED')],
      ],
    ];
    const steps = [
      rate('owner', { overall_rating: 3, match_id: 'm1' }),
      change('owner', { overall_rating: 4, match_id: 'm2' }),
      change('owner', { overall_rating: 5, match_id: 'm3' }),
      rate('friend', { overall_rating: 2, match_id: 'm2' }),
      rate('friend', { player_id: 'b', overall_rating: 1, match_id: 'm3' }),
      reads('owner'),
      reads('friend'),
    ];
    expect((await take({ world: three, steps })).slice(-2)).toMatchObject([
      [
        { match_id: 'm1', overall_rating: 3 },
        { match_id: 'm3', overall_rating: 5 },
      ],
      [
        { match_id: 'm2', overall_rating: 2 },
        { match_id: 'm3', overall_rating: 1 },
      ],
    ]);
  });

  test('the history of a rating is visible to the user who gave it, and to nobody else', async () => {
    const steps = [rate('owner', { overall_rating: 3, match_id: 'm1' }), reads('friend'), reads('admin')];
    expect((await take({ world: (now) => [friends, ...twoEnded(now)], steps })).slice(1)).toEqual([[], []]);
  });

  test('the database adds neither a rating that names no match nor a refused rating to the history', async () => {
    const steps = [
      rate('owner', { overall_rating: 3 }),
      rate('friend', { overall_rating: 3.2, match_id: 'm1' }),
      reads('owner'),
      reads('friend'),
    ];
    expect((await take({ world: twoEnded, steps })).slice(2)).toEqual([[], []]);
  });
});

describe('SCOUT-15 the window in which a match can be rated', () => {
  /** A match that kicked off this many hours ago, and one that can be rated. */
  const matches =
    (hours: number, status = 'FINISHED'): World =>
    (now) => [['live_matches_new', [match('m1', now, hours, status), match('m2', now, 3, 'FINISHED')]]];
  const refused = { code: 'PT403', message: 'the players of match m1 cannot be rated now' };
  const late = rate('owner', { overall_rating: 3, match_id: 'm1' });

  test.each([
    ['in the first hour of the window', 2, 'FINISHED', { rows: 1 }],
    ['in the last hour of the window', 26.9, 'FINISHED', { rows: 1 }],
    ['of an awarded match', 20, 'AWARDED', { rows: 1 }],
    ['of a match that is awarded before it is played', -20, 'AWARDED', refused],
    ['at the end of the window', 27, 'FINISHED', refused],
    ['days after the match', 80, 'FINISHED', refused],
    ['while the match is in play', 1, 'IN_PLAY', refused],
    ['before the match', -1, 'TIMED', refused],
  ])('a rating %s (%d hours after kick-off, %s) has the expected outcome', async (_when, hours, status, outcome) => {
    expect(await take({ world: matches(hours, status), steps: [late] })).toEqual([outcome]);
  });

  test('the players of a match that resumed after an interruption can be rated for 24 hours after the end that the feed has noted', async () => {
    const rateAfter = (hours: number) =>
      as(postgres, 'service', async (transaction) => {
        await transaction.exec(
          `reset role;
           insert into live_matches_new (id, status, competition_code, utc_kickoff)
           values ('m1', 'FINISHED', 'PL', now() - interval '40 hours');
           insert into private.feed_matches (id, coverage, observed_at, ended_at)
           values ('m1', 'events', now(), now() - interval '${hours} hours')`,
        );
        await become(transaction, 'owner');
        return transaction.query(
          "insert into player_ratings (player_id, player_name, overall_rating, match_id) values ('a', 'Berg', 3, 'm1')",
        );
      });
    await expect(rateAfter(23)).resolves.toMatchObject({ affectedRows: 1 });
    await expect(rateAfter(24)).rejects.toMatchObject({ code: 'PT403' });
  });

  test('the database refuses a rating for an unknown match, even if its id resembles that of a known match', async () => {
    const unknown = (match_id: string) => ({
      code: 'PT403',
      message: `the players of match ${match_id} cannot be rated now`,
    });
    const steps = ['m3', ' m2', null].map((match_id) => rate('owner', { overall_rating: 3, match_id }));
    expect(await take({ world: matches(2), steps })).toEqual(['m3', ' m2', 'unknown'].map(unknown));
  });

  test('the database refuses to move a rating to a match whose window has ended, and accepts other changes of the rating', async () => {
    const steps = [
      rate('owner', { overall_rating: 3, match_id: 'm2' }),
      change('owner', { match_id: 'm1' }),
      change('owner', { match_id: 'm2' }),
      change('owner', { overall_rating: 5 }),
    ];
    expect(await take({ world: matches(30), steps })).toEqual([{ rows: 1 }, refused, { rows: 1 }, { rows: 1 }]);
  });

  test('the database adds no refused rating to the history, and accepts a rating from the service role at any time', async () => {
    const values = { player_id: 'a', player_name: 'Berg', user_id: ids.friend, overall_rating: 2, match_id: 'm1' };
    const steps = [late, reads('owner'), ['service', 'player_ratings', { action: 'insert', values }] as const];
    expect(await take({ world: matches(30), steps })).toEqual([refused, [], { rows: 1 }]);
  });
});

const given = (user: SignedInPerson, match_id: string, overall_rating: number | null, rated_at: string, n: number) => ({
  id: `40000000-0000-4000-8000-00000000000${n}`,
  user_id: ids[user],
  player_id: 'a',
  match_id,
  overall_rating,
  technical_rating: null,
  physical_rating: null,
  tactical_rating: null,
  mental_rating: null,
  rated_at,
});
const [before, after] = ['2026-11-14T18:00:00.000Z', '2026-11-21T18:00:00.000Z'];
const history = [
  given('owner', 'm1', 4, before, 1),
  given('friend', 'm1', 3.5, before, 2),
  given('stranger', 'm1', 1, before, 3),
  given('friend', 'm2', 5, after, 4),
  given('stranger', 'm2', 4.5, after, 5),
  given('admin', 'm2', null, after, 6),
  { ...given('owner', 'm3', 2, after, 7), player_id: 'b' },
];

async function courseInPostgres(person: Person, rated = history): Promise<readonly unknown[]> {
  return as(postgres, 'service', async (transaction) => {
    const [table, rows] = friends;
    for (const row of rows) await insertRow(transaction, table, row);
    for (const row of rated) await insertRow(transaction, 'player_rating_history', row);
    await become(transaction, person);
    const { rows: found } = await transaction.query<{ course: readonly unknown[] }>(
      "select json_agg(course) as course from player_rating_course('a') as course",
    );
    return found[0]?.course ?? [];
  });
}

/** The rows with their timestamps in the domain's format. */
const spelt = (rows: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify(rows), (key, value: unknown) =>
    key === 'rated_at' && typeof value === 'string' ? new Date(value).toISOString() : value,
  );

test('SCOUT-14 the course of a player’s ratings has the user’s own stars, the friends’ average and everybody’s average for each match, the latest match first', async () => {
  expect(spelt(await courseInPostgres('owner'))).toEqual([
    {
      match_id: 'm2',
      rated_at: after,
      own_rating: null,
      friends_average: 5,
      friends_count: 1,
      crowd_average: 4.8,
      crowd_count: 2,
    },
    {
      match_id: 'm1',
      rated_at: before,
      own_rating: 4,
      friends_average: 3.5,
      friends_count: 1,
      crowd_average: 2.8,
      crowd_count: 3,
    },
  ]);
});

test('SCOUT-14 the course of a player’s ratings has only the latest 38 matches, as many as a season has', async () => {
  const season = Array.from({ length: 39 }, (_, n) => ({
    ...given('owner', `match ${n}`, 4, new Date(Date.parse(before) + n * 86_400_000).toISOString(), 1),
    id: crypto.randomUUID(),
  }));
  const course = await courseInPostgres('owner', season);
  expect([course.length, course.at(-1)]).toMatchObject([38, { match_id: 'match 1' }]);
});

const rated = (user: SignedInPerson, n: number, values: object) => ({
  id: `50000000-0000-4000-8000-00000000000${n}`,
  user_id: ids[user],
  player_id: 'a',
  player_name: 'Berg',
  overall_rating: null,
  technical_rating: null,
  physical_rating: null,
  tactical_rating: null,
  mental_rating: null,
  match_id: null,
  created_at: before,
  ...values,
});
const ratings = [
  rated('owner', 1, { overall_rating: 4, mental_rating: 1.5, created_at: after }),
  rated('friend', 2, { overall_rating: 3.5, created_at: after }),
  rated('stranger', 3, { overall_rating: 1, tactical_rating: 5, created_at: after }),
  // Player b was rated first.
  rated('owner', 4, { player_id: 'b', overall_rating: 2 }),
  rated('friend', 5, { player_id: 'b', physical_rating: 0.5, created_at: after }),
  rated('admin', 6, { player_id: 'c', overall_rating: 5 }),
  rated('friend', 7, { player_id: '7', overall_rating: 5, created_at: after }),
];

type Answer = { readonly rows: unknown } | { readonly code: string };

async function totalsInPostgres(person: Person, players: unknown): Promise<Answer> {
  return as(postgres, 'service', async (transaction) => {
    const [table, friendships] = friends;
    for (const row of friendships) await insertRow(transaction, table, row);
    for (const row of ratings) await insertRow(transaction, 'player_ratings', row);
    await become(transaction, person);
    try {
      const { rows: found } = await transaction.query<{ totals: unknown }>(
        'select json_agg(totals) as totals from player_rating_totals($1) as totals',
        [players === null ? null : JSON.stringify(players)],
      );
      return { rows: found[0]?.totals ?? [] };
    } catch (error) {
      if (error instanceof Error && 'code' in error) return { code: String(error.code) };
      throw error;
    }
  });
}

test.each([
  ['an empty list', [], { rows: [] }],
  ['a list without texts', [null, { a: 1 }], { rows: [] }],
  ['null', null, { rows: [] }],
  ['an object', { a: 1 }, { code: '22023' }],
  ['a text', 'a', { code: '22023' }],
])('SCOUT-4 a call for totals whose list of players is %s gets the expected answer', async (_what, players, answer) => {
  expect(await totalsInPostgres('stranger', players)).toEqual(answer);
});

test('SCOUT-4 the totals of a hundred players are returned, and a call for more is refused', async () => {
  const players = Array.from({ length: 101 }, (_, n) => `player ${n}`);
  const [hundred, refused] = [players.slice(1), { code: 'PT400' }];
  expect([await totalsInPostgres('anon', hundred), await totalsInPostgres('anon', players)]).toEqual([
    { rows: [] },
    refused,
  ]);
});

test('SCOUT-4 SCOUT-10 the totals count everybody’s ratings and the friends’ ratings by category, and list players in the order of their first rating', async () => {
  const none = { friends_sum: 0, friends_count: 0 };
  expect(await totalsInPostgres('owner', ['a', 'b'])).toEqual({
    rows: [
      { player_id: 'b', category: 'overall', crowd_sum: 2, crowd_count: 1, ...none },
      {
        player_id: 'b',
        category: 'physical',
        crowd_sum: 0.5,
        crowd_count: 1,
        friends_sum: 0.5,
        friends_count: 1,
      },
      { player_id: 'a', category: 'mental', crowd_sum: 1.5, crowd_count: 1, ...none },
      { player_id: 'a', category: 'overall', crowd_sum: 8.5, crowd_count: 3, friends_sum: 3.5, friends_count: 1 },
      { player_id: 'a', category: 'tactical', crowd_sum: 5, crowd_count: 1, ...none },
    ],
  });
});
