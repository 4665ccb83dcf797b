import { createDatabase, policies } from '@tribunen/mocks/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { right, wrong } from './constraintCases.ts';
import { openLinkInMock, openLinkInPostgres, tokens } from './invitationLinks.ts';
import { as, openPostgres } from './openPostgres.ts';
import { insertRow, outcomeInMock, outcomeInPostgres } from './outcomes.ts';
import { ids, people } from './people.ts';
import { rows, type TableName } from './rows.ts';
import { triesOf } from './tries.ts';
import type { Postgres } from './Postgres.ts';

const tables = Object.keys(rows).filter((name): name is TableName => Object.hasOwn(rows, name));
const cells = tables.flatMap((table) => people.map((person) => [table, person] as const));

let postgres: Postgres;

beforeAll(async () => {
  postgres = await openPostgres();
  for (const table of tables) await insertRow(postgres, table, rows[table].row);
}, 60_000);

afterAll(() => postgres.close());

test.each(cells)('%s answers the %s as the mock does, whatever they try', async (table, person) => {
  const inMock: Record<string, unknown> = {};
  const inPostgres: Record<string, unknown> = {};
  for (const tried of triesOf(table, person)) {
    inMock[tried.name] = await outcomeInMock(table, person, tried);
    inPostgres[tried.name] = await outcomeInPostgres(postgres, table, person, tried);
  }
  expect(inMock).toEqual(inPostgres);
});

test.each(tables)('%s hides no row from the functions, and accepts the rows that they write', async (table) => {
  const own = triesOf(table, 'service').filter(({ name }) => ['select', 'delete', 'insert as oneself'].includes(name));
  for (const tried of own) expect(await outcomeInPostgres(postgres, table, 'service', tried)).toEqual({ rows: 1 });
});

test('every policy has the same name in both', async () => {
  const { rows: named } = await postgres.query<{ tablename: string; cmd: string; roles: string; policyname: string }>(
    "select tablename, lower(cmd) as cmd, unnest(roles)::text as roles, policyname from pg_policies where schemaname in ('public', 'private')",
  );
  const inPostgres = named.map(({ tablename, roles, cmd, policyname }) =>
    [tablename, roles, cmd, policyname].join(' | '),
  );
  const inMock = Object.entries(policies).flatMap(([table, roles]) =>
    (['anon', 'authenticated'] as const).flatMap((role) =>
      (['select', 'insert', 'update', 'delete'] as const).flatMap((action) => {
        const rule = roles[role][action];
        return rule === null ? [] : [[table, role, action, rule.sentence].join(' | ')];
      }),
    ),
  );
  expect(inPostgres.toSorted()).toEqual(inMock.toSorted());
});

test('both have the same tables but those that only the functions read, each under row-level security', async () => {
  const { rows: known } = await postgres.query(
    `select relname as name, coalesce(behind, oid) in (select oid from pg_class where relrowsecurity) as guarded
     from pg_class, to_regclass('private.' || relname) as behind
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'provider%' and relname <> 'live_mode' order by relname`,
  );
  expect(known).toEqual(tables.toSorted().map((name) => ({ name, guarded: true })));
});

test.each(wrong)('%s: both refuse %s, for the same reason', async (table, _what, change) => {
  const tried = { action: 'insert', values: { ...rows[table].newRow(ids.admin), ...change } } as const;
  const inMock = await outcomeInMock(table, 'service', tried);
  expect(inMock).toMatchObject({ code: expect.stringMatching(/^23/) });
  expect(inMock).toEqual(await outcomeInPostgres(postgres, table, 'service', tried));
});

test.each(right)('%s: both accept %s', async (table, _what, change) => {
  const tried = { action: 'insert', values: { ...rows[table].newRow(ids.admin), ...change } } as const;
  expect(await outcomeInMock(table, 'service', tried)).toEqual({ rows: 1 });
  expect(await outcomeInPostgres(postgres, table, 'service', tried)).toEqual({ rows: 1 });
});

const links = tokens.flatMap((token) =>
  (['owner', 'friend', 'stranger', 'admin', 'service'] as const).map((person) => [token, person] as const),
);

test.each(links)(
  'the invitation «%s» has the same outcome in both when the %s opens its link',
  async (token, person) => {
    expect(await openLinkInMock(person, token)).toEqual(await openLinkInPostgres(postgres, person, token));
  },
);

test('accepting an invitation makes the two users friends, once', async () => {
  expect(await openLinkInPostgres(postgres, 'stranger', 'to-a-stranger')).toEqual({
    found: [{ sender_name: 'Kari', standing: 'pending', recipient_hint: 's•••@e•••.no' }],
    accepted: [{ success: true, message: null, friend_name: 'Kari' }],
    friendships: 2,
  });
  expect(await openLinkInPostgres(postgres, 'friend', 'to-a-friend')).toMatchObject({ friendships: 1 });
});

test.each([
  ['unknown', 'There is no such invitation'],
  ['to-a-friend', 'The invitation was sent to somebody else'],
  ['to-oneself', 'The invitation was sent to somebody else'],
  ['expired', 'The invitation has expired'],
  ['declined', 'The invitation has been answered'],
])('the link «%s» is not accepted: %s', async (token, message) => {
  const { accepted } = await openLinkInPostgres(postgres, 'stranger', token);
  expect(accepted).toEqual([{ success: false, message, friend_name: null }]);
});

test('signed-out visitors cannot call accept_invitation_secure_v2', async () => {
  await expect(
    as(postgres, 'anon', (transaction) =>
      transaction.query("select * from accept_invitation_secure_v2('to-a-friend')"),
    ),
  ).rejects.toMatchObject({ code: '42501', message: 'permission denied for function accept_invitation_secure_v2' });
});

test.each([
  [
    'profiles',
    '("user_id", "name") values ($1, $2) on conflict ("user_id")',
    '"user_id" = excluded."user_id", "name" = excluded."name"',
    [ids.owner, 'Kari B.'],
  ],
  [
    'player_ratings',
    '("user_id", "player_id", "player_name", "overall_rating") values ($1, $2, $3, $4) on conflict ("user_id", "player_id")',
    '"user_id" = excluded."user_id", "player_id" = excluded."player_id", "overall_rating" = excluded."overall_rating"',
    [ids.owner, '44', 'Berg', 5],
  ],
])('the owner’s %s can be written again as an upsert, only by the owner', async (table, values, set, parameters) => {
  const sql = `insert into ${table} ${values} do update set ${set}`;
  const saved = await as(postgres, 'owner', (transaction) => transaction.query(sql, parameters));
  expect(saved.affectedRows).toBe(1);
  await expect(as(postgres, 'stranger', (transaction) => transaction.query(sql, parameters))).rejects.toMatchObject({
    code: '42501',
  });
});

test('realtime publishes the same tables in both', async () => {
  const { rows: published } = await postgres.query<{ tablename: string }>(
    "select tablename from pg_publication_tables where pubname = 'supabase_realtime'",
  );
  const database = createDatabase();
  expect(published.map(({ tablename }) => tablename).toSorted()).toEqual(
    tables.filter((table) => database[table].definition.published === true).toSorted(),
  );
});

test('realtime knows the same of a removed row in both', async () => {
  const { rows: known } = await postgres.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_publication_tables
     join pg_class on pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
     join pg_index on indrelid = pg_class.oid
       and case relreplident when 'd' then indisprimary when 'i' then indisreplident end
     join pg_attribute on attrelid = pg_class.oid and attnum = any (indkey)
     where pubname = 'supabase_realtime' group by relname`,
  );
  const database = createDatabase();
  expect(Object.fromEntries(known.map(({ table, columns }) => [table, columns]))).toEqual(
    Object.fromEntries(
      tables.flatMap((table) => {
        const { published = false, identity, primaryKey } = database[table].definition;
        return published ? [[table, identity ?? [primaryKey]]] : [];
      }),
    ),
  );
});

test('every column that a policy or a foreign key looks up is the first column of an index', async () => {
  const { rows: columns } = await postgres.query<{ asked: string }>(
    `select conrelid::regclass || '.' || attname as asked
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)`,
  );
  expect(columns).toEqual([]);
});
