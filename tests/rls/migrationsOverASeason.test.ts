import { migrate, openPool } from '@tribunen/backend';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seasonOfRows, withoutTriggers } from '../contract/targets/manyRows.ts';
import { testedTables } from '../tables/lib/testedTables.ts';
import { insertRow } from './insertRow.ts';
import { migratedUrl } from './migratedDatabase.ts';
import { emailOf, ids } from './people.ts';
import type { Postgres } from './Postgres.ts';
import { firstRow, newRow } from './rows.ts';

// Runs each migration on a database that holds the rows of a busy season, and rows that a table refuses today but
// accepted in an earlier version. A migration that adds a rule has to mend or remove such rows first.

const database = `season_${crypto.randomUUID().replaceAll('-', '')}`;
let admin: Client;
let pool: Pool;

beforeAll(async () => {
  const url = new URL(process.env[migratedUrl] ?? '');
  url.pathname = '/postgres';
  admin = new Client(url.href);
  await admin.connect();
  await admin.query(`create database ${database}`);
  url.pathname = `/${database}`;
  pool = openPool(url.href, 1);
});
afterAll(async () => {
  await pool.end();
  await admin.query(`drop database ${database}`);
  await admin.end();
});

interface Filling {
  readonly table: string;
  /** Returns whether the rows have to be inserted again before the next migration. */
  readonly run: () => Promise<boolean>;
}

/** The pool, in the form that `insertRow` expects. */
const inserting: Pick<Postgres, 'query'> = {
  query: async (sql, values = []) => {
    await pool.query(sql, values);
    return { rows: [] };
  },
};

const season: readonly Filling[] = seasonOfRows(10).map((statement) => ({
  table: /^insert into (\S+)/.exec(statement)?.[1] ?? '',
  run: async () => {
    for (const each of withoutTriggers([statement])) await pool.query(each);
    return false;
  },
}));

/** The classes of PostgreSQL's errors for a value that a type or a rule refuses. */
const refusals = /^2[23]/;
const undefinedColumn = '42703';

const oldRows: readonly Filling[] = [...testedTables].flatMap(([table, { refuses }]) => [
  {
    table,
    run: async () => {
      await insertRow(inserting, table, firstRow(table));
      return false;
    },
  },
  ...refuses.map(([, change]) => ({
    table,
    run: () =>
      insertRow(inserting, table, { ...newRow(table, ids.admin), ...change }).then(
        () => false,
        (error: Error & { readonly code?: string }) => {
          if (error.code === undefinedColumn || refusals.test(error.code ?? '')) return error.code === undefinedColumn;
          throw error;
        },
      ),
  })),
]);

const accounts: readonly Filling[] = (['owner', 'friend', 'stranger', 'admin'] as const).map((person) => ({
  table: 'auth.users',
  run: async () => {
    await pool.query('insert into auth.users (id, email) values ($1, $2)', [ids[person], emailOf(person)]);
    return false;
  },
}));

let waiting: readonly Filling[] = [...accounts, ...season, ...oldRows];

/** Fills the tables that the last migration has created. */
async function fill(): Promise<void> {
  const later: Filling[] = [];
  const { rows } = await pool.query<{ table: string }>(
    'select "table" from unnest($1::text[]) as "table" where to_regclass("table") is not null',
    [waiting.map(({ table }) => table)],
  );
  const there = new Set(rows.map(({ table }) => table));
  for (const filling of waiting) {
    if (!there.has(filling.table) || (await filling.run())) later.push(filling);
  }
  waiting = later;
}

test('each migration runs on a database that already contains rows', async () => {
  await migrate(pool, fill);
  await fill();
  expect(waiting).toEqual([]);
});

test('a migration that adds a rule fails on the rows that break it, and runs after their removal', async () => {
  await pool.query('alter table user_follows drop constraint user_follows_priority_check');
  waiting = oldRows.filter(({ table }) => table === 'user_follows').slice(1);
  await fill();
  const migration = 'alter table user_follows add constraint user_follows_priority_check check (priority >= 0)';
  await expect(pool.query(migration)).rejects.toMatchObject({ code: '23514' });
  await pool.query('delete from user_follows where priority < 0');
  await pool.query(migration);
});
