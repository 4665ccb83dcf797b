import { acceptanceRefusals } from '@tribunen/contract';
import { appCalls, type Call } from '@tribunen/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsIn, tableOf, testedTables } from '../tables/lib/testedTables.ts';
import { insertRow } from './insertRow.ts';
import { openLink } from './invitationLinks.ts';
import { as, openPostgres } from './openPostgres.ts';
import { ids } from './people.ts';
import { firstRow, newRow, tables } from './rows.ts';
import { act, type Action, type Outcome } from './takeSteps.ts';

const postgres = await openPostgres();
afterAll(() => postgres.close());

beforeAll(async () => {
  for (const table of tables) await insertRow(postgres, table, firstRow(table));
});

/** Takes an action with the service role, as the edge functions do, and rolls it back. */
const actAsService = (table: string, action: Action): Promise<Outcome> =>
  as(postgres, 'service', (transaction) => act(transaction, table, action));

test.each(tables)('%s: the role of the edge functions can read, delete and insert a row', async (table) => {
  const written = { action: 'insert', values: newRow(table, ids.admin) } as const;
  for (const action of [{ action: 'select' }, { action: 'delete' }, written] as const) {
    expect(await actAsService(table, action)).toEqual({ rows: 1 });
  }
});

// These two actions are tested here because the tests of the contract go through PostgREST, whose filters need columns
// that the person can read.
test.each(tables)('%s: a stranger who tries to remove or change every row affects no row', async (table) => {
  const changes = columnsIn(tableOf(table).changes);
  for (const statement of [`delete from "${table}"`, ...changes.map((c) => `update "${table}" set "${c}" = default`)]) {
    const reached = as(postgres, 'stranger', (transaction) => transaction.query(statement)).then(
      ({ affectedRows }) => affectedRows,
      (error: Error & { readonly code?: string }) => error.code,
    );
    expect([0, '42501'], statement).toContain(await reached);
  }
});

test('tests/tables has a file for every table that users can reach, and each table is under row-level security', async () => {
  const { rows: known } = await postgres.query(
    `select relname as name, coalesce(behind, oid) in (select oid from pg_class where relrowsecurity) as guarded
     from pg_class, to_regclass('private.' || relname) as behind
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'provider%' and relname <> 'live_mode' order by relname`,
  );
  expect(known).toEqual(tables.toSorted().map((name) => ({ name, guarded: true })));
});

const casesOf = (kind: 'refuses' | 'accepts') =>
  [...testedTables].flatMap(([table, { [kind]: cases = [] }]) => cases.map((each) => [table, ...each] as const));

test.each(casesOf('refuses'))('%s refuses %s', async (table, _what, change) => {
  const values = { ...newRow(table, ids.admin), ...change };
  expect(await actAsService(table, { action: 'insert', values })).toMatchObject({ code: expect.stringMatching(/^23/) });
});

test.each(casesOf('accepts'))('%s accepts %s', async (table, _what, change) => {
  const values = { ...newRow(table, ids.admin), ...change };
  expect(await actAsService(table, { action: 'insert', values })).toEqual({ rows: 1 });
});

test('accepting an invitation makes the two users friends, and adds no second friendship if they already are', async () => {
  expect(await openLink(postgres, 'stranger', 'to-a-stranger')).toEqual({
    found: [{ sender_name: 'Kari', standing: 'pending', recipient_hint: 's•••@e•••.no' }],
    accepted: [{ success: true, message: null, friend_name: 'Kari' }],
    friendships: 2,
  });
  expect(await openLink(postgres, 'friend', 'to-a-friend')).toMatchObject({ friendships: 1 });
});

test.each([
  ['unknown', acceptanceRefusals.unknown],
  ['to-a-friend', acceptanceRefusals['somebody-elses']],
  ['to-oneself', acceptanceRefusals['somebody-elses']],
  ['expired', acceptanceRefusals.expired],
  ['declined', acceptanceRefusals.answered],
])('the invitation behind the link «%s» cannot be accepted: %s', async (token, message) => {
  const { accepted } = await openLink(postgres, 'stranger', token);
  expect(accepted).toEqual([{ success: false, message, friend_name: null }]);
});

test('realtime publishes exactly the tables that the app listens to', async () => {
  const { rows: published } = await postgres.query<{ tablename: string }>(
    "select tablename from pg_publication_tables where pubname = 'supabase_realtime'",
  );
  const calls: readonly Call[] = Object.values(appCalls);
  const listened = calls.flatMap((call) =>
    call.kind === 'topic' && call.hears.endsWith('rows') ? [call.topic.split('?')[0]] : [],
  );
  expect(new Set(published.map(({ tablename }) => tablename))).toEqual(new Set(listened));
});

test('the column of every foreign key is the first column of an index', async () => {
  const { rows: columns } = await postgres.query<{ asked: string }>(
    `select conrelid::regclass || '.' || attname as asked
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)`,
  );
  expect(columns).toEqual([]);
});
