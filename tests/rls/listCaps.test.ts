import { LIST_FULL, mostFantasyPlayers, mostFollowKinds, mostFollows } from '@tribunen/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testedTables } from '../tables/lib/testedTables.ts';
import { as, openPostgres } from './openPostgres.ts';
import { claimsOf, ids } from './people.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeAll(async () => {
  await postgres.exec(
    `insert into auth.users (id, email) select ${person}, n || '@liste.example' from generate_series(1, 501) as n`,
  );
});

const person = `('00000000-0000-4000-8000-1' || lpad(n::text, 11, '0'))::uuid`;

const followTeams = (most: number): string =>
  `insert into user_follows (entity_type, entity_id, display_name) select 'team', n::text, 'Lag' from generate_series(1, ${most}) as n`;

const lists = [...testedTables].flatMap(([name, { most, many }]) => (most === undefined ? [] : [{ name, most, many }]));

test.each(lists)(
  'CHANGE-6 $name accepts a user’s rows up to the cap, $most, and refuses the next one',
  async ({ name, most, many }) => {
    if (many === undefined || typeof many === 'string')
      throw new Error(`${name} has a cap, and no values of many rows`);
    const values = many.values(`'${ids.admin}'::uuid`, person);
    const insertOf = (from: number, to: number) =>
      `insert into ${name} (${many.columns}) select ${values} from generate_series(${from}, ${to}) as n`;
    const fill = (added: number) =>
      as(postgres, 'admin', async (transaction) => {
        // The user follows these teams, because a full list deletes the choices for teams that are not followed.
        if (name === 'follow_kinds') await transaction.exec(followTeams(most));
        await transaction.exec(insertOf(1, most));
        await transaction.exec(insertOf(most + 1, most + added));
      });
    await expect(fill(0)).resolves.toBeUndefined();
    await expect(fill(1)).rejects.toMatchObject({ code: LIST_FULL, detail: String(most) });
  },
);

test('CHANGE-6 the players of one fantasy game do not count towards the cap of the other', async () => {
  const fill = (game: string) =>
    `insert into user_fantasy_players (game, player_id, player_name, position, team_name)
     select '${game}', n, 'Berg', 'Midfielder', 'Brann' from generate_series(1, ${mostFantasyPlayers}) as n`;
  const both = as(postgres, 'admin', async (transaction) => {
    await transaction.exec(fill('fpl'));
    await transaction.exec(fill('eliteserien'));
  });
  await expect(both).resolves.toBeUndefined();
});

test('CHANGE-6 a new choice in a full list of event choices deletes the older choices for teams that the user does not follow', async () => {
  const choose = (from: number, to: number) =>
    `insert into follow_kinds (entity_type, entity_id) select 'team', n::text from generate_series(${from}, ${to}) as n`;
  const left = await as(postgres, 'admin', async (transaction) => {
    await transaction.exec(followTeams(2));
    await transaction.exec(choose(1, mostFollowKinds));
    await transaction.exec(choose(mostFollowKinds + 1, mostFollowKinds + 1));
    const { rows } = await transaction.query<{ id: string }>('select entity_id as id from follow_kinds');
    return rows.map(({ id }) => id).toSorted();
  });
  expect(left).toEqual(['1', '2', String(mostFollowKinds + 1)]);
});

test('CHANGE-6 ten requests at the same moment cannot exceed the cap', async () => {
  const { role, claims } = claimsOf('admin');
  const rows = Math.floor(mostFollows * 0.75);
  const insert = async (request: number): Promise<void> => {
    const client = new Client(postgres.url);
    await client.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      await client.query(`set local role ${role}`);
      await client.query(
        `insert into user_follows (user_id, entity_type, entity_id, display_name)
         select auth.uid(), 'team', (1000 * $1 + n)::text, 'Lag' from generate_series(1, $2) as n`,
        [request, rows],
      );
      await client.query('commit');
    } finally {
      await client.end();
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, request) => insert(request)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual(
    Array.from({ length: 9 }, () => expect.objectContaining({ code: LIST_FULL })),
  );
  const { rows: counted } = await postgres.query('select count(*)::int as stored from user_follows');
  expect(counted).toEqual([{ stored: rows }]);
});
