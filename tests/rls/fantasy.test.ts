import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, become, openPostgres } from './openPostgres.ts';
import { insertRow } from './insertRow.ts';
import { ids, type Person } from './people.ts';
import type { Postgres, Transaction } from './Postgres.ts';
import { friends, type Step, takeSteps } from './takeSteps.ts';

type Row = Readonly<Record<string, unknown>>;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);
afterAll(() => postgres.close());

const player = (player_id: number, change: Row = {}) => ({
  player_name: `Spiller ${player_id}`,
  player_id,
  position: 'Forward',
  team_name: 'Arsenal',
  is_captain: false,
  is_vice_captain: false,
  ...change,
});

/** The squads of the owner, the friend and the stranger at the start. The owner and the friend are friends. */
const squads = [ids.owner, ids.friend, ids.stranger].flatMap((user_id, n) =>
  [1, 2].map((id) => ({ id: `10000000-0000-4000-8000-0000000000${n}${id}`, user_id, ...player(id) })),
);
const profiles = [
  { user_id: ids.owner, fantasy_team_id: '1' },
  { user_id: ids.friend, fantasy_team_id: '22' },
  { user_id: ids.stranger, fantasy_team_id: '333' },
].map((row) => ({ name: 'Kari', bio: null, myTeam: null, ...row }));

type Outcome = { readonly rows: readonly unknown[] } | { readonly code: string };

interface Call {
  readonly name: 'replace_fantasy_players' | 'friends_fantasy_teams';
  readonly args?: Row;
}

interface Observed {
  readonly outcome: Outcome;
  /** Every stored player, as `user player`. */
  readonly stored: readonly string[];
}

async function callAs(person: Person, { name, args }: Call): Promise<Observed> {
  return as(postgres, 'service', async (transaction) => {
    for (const row of profiles) await insertRow(transaction, 'profiles', row);
    for (const row of friends[1]) await insertRow(transaction, 'friendships', row);
    for (const row of squads) await insertRow(transaction, 'user_fantasy_players', row);
    await become(transaction, person);
    const outcome = await tried(transaction, () =>
      args === undefined
        ? transaction.query(`select * from ${name}()`)
        : transaction.query(`select * from ${name}($1)`, [JSON.stringify(args['players'])]),
    );
    await become(transaction, 'service');
    const { rows } = await transaction.query<{ user_id: string; player_id: number }>(
      'select user_id, player_id from user_fantasy_players',
    );
    return { outcome, stored: spelt(rows) };
  });
}

async function tried(transaction: Transaction, call: () => Promise<{ readonly rows: unknown[] }>): Promise<Outcome> {
  await transaction.exec('savepoint tried');
  try {
    return { rows: (await call()).rows };
  } catch (error) {
    await transaction.exec('rollback to savepoint tried');
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return { code: error.code };
    throw error;
  }
}

function spelt(rows: readonly { readonly user_id: string; readonly player_id: number }[]): readonly string[] {
  return rows.map(({ user_id, player_id }) => `${user_id} ${player_id}`).toSorted();
}

const squadOf = (user: string, ...players: readonly number[]): readonly string[] =>
  players.map((id) => `${user} ${id}`);
const untouched = spelt(squads);
const others = untouched.filter((row) => !row.startsWith(ids.owner));

/** Each call, and its outcome for the owner. */
const calls: Readonly<Record<string, readonly [Call, Observed]>> = {
  'another squad replaces the earlier one': [
    { name: 'replace_fantasy_players', args: { players: [player(2), player(3, { is_captain: true })] } },
    {
      outcome: { rows: [{ player_name: 'Spiller 2' }, { player_name: 'Spiller 3' }] },
      stored: [...squadOf(ids.owner, 2, 3), ...others].toSorted(),
    },
  ],
  'an empty squad replaces it too': [
    { name: 'replace_fantasy_players', args: { players: [] } },
    { outcome: { rows: [] }, stored: others },
  ],
  'a squad with the same player twice is not stored': [
    { name: 'replace_fantasy_players', args: { players: [player(4), player(4)] } },
    { outcome: { code: '23505' }, stored: untouched },
  ],
  'a squad with an unknown position is not stored': [
    { name: 'replace_fantasy_players', args: { players: [player(4), player(5, { position: 'Sweeper' })] } },
    { outcome: { code: '23514' }, stored: untouched },
  ],
  'a squad with a nameless player is not stored': [
    { name: 'replace_fantasy_players', args: { players: [player(4), player(5, { player_name: null })] } },
    { outcome: { code: '23502' }, stored: untouched },
  ],
  'an argument that is not a list is refused': [
    { name: 'replace_fantasy_players', args: { players: { player_id: 4 } } },
    { outcome: { code: '22023' }, stored: untouched },
  ],
  'the players become the caller’s, whatever user they name': [
    { name: 'replace_fantasy_players', args: { players: [player(4, { user_id: ids.stranger })] } },
    {
      outcome: { rows: [{ player_name: 'Spiller 4' }] },
      stored: [...squadOf(ids.owner, 4), ...others].toSorted(),
    },
  ],
  'a user sees the teams of friends, and of no other user': [
    { name: 'friends_fantasy_teams' },
    { outcome: { rows: [{ friend_id: ids.friend, fantasy_team_id: '22' }] }, stored: untouched },
  ],
};

test.each(Object.entries(calls))('for the owner: %s', async (_what, [call, expected]) => {
  expect(await callAs('owner', call)).toEqual(expected);
});

test('a query for fantasy numbers finds the caller’s own profile, and nobody else’s', async () => {
  for (const person of ['anon', 'owner', 'friend'] as const) {
    const found = await as(postgres, 'service', async (transaction) => {
      for (const row of profiles) await insertRow(transaction, 'profiles', row);
      await become(transaction, person);
      return (await transaction.query("select user_id from profiles where fantasy_team_id in ('22', '333')")).rows;
    });
    expect(found).toEqual(person === 'friend' ? [{ user_id: ids.friend }] : []);
  }
});

test('a user sets the fantasy number of their profile by a valid update, and never by an insert', async () => {
  const steps: readonly Step[] = [
    ['owner', 'profiles', { action: 'update', values: { fantasy_team_id: '7' } }],
    ['owner', 'profiles', ['user_id', 'fantasy_team_id']],
    ['owner', 'profiles', { action: 'update', values: { fantasy_team_id: 'laget' } }],
    ['owner', 'profiles', { action: 'update', values: { name: 'Kari' } }],
    ['stranger', 'profiles', { action: 'insert', values: { user_id: ids.stranger, fantasy_team_id: '7' } }],
    ['owner', 'profiles', ['user_id', 'fantasy_team_id']],
  ];
  const world = () => [['profiles', profiles.slice(0, 1)] as const];
  const outcomes = await takeSteps(postgres, { world, steps });
  const mine = [{ user_id: ids.owner, fantasy_team_id: '7' }];
  expect(outcomes).toMatchObject([{ rows: 1 }, mine, { code: '23514' }, { rows: 1 }, { code: '0A000' }, mine]);
});
