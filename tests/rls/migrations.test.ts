import { policies } from '@tribunen/mocks/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { right, wrong } from './constraintCases.ts';
import { openPostgres } from './openPostgres.ts';
import { insertRow, outcomeInMock, outcomeInPostgres } from './outcomes.ts';
import { ids, people } from './people.ts';
import { rows, type TableName } from './rows.ts';
import { triesOf } from './tries.ts';

const tables = Object.keys(rows).filter((name): name is TableName => Object.hasOwn(rows, name));
const signedInOrNot = people.filter((person) => person !== 'service');
const cells = tables.flatMap((table) => signedInOrNot.map((person) => [table, person] as const));

let postgres: PGlite;

beforeAll(async () => {
  postgres = await openPostgres();
  for (const table of tables) await insertRow(postgres, table, rows[table].row);
}, 60_000);

afterAll(() => postgres.close());

test.each(cells)('%s answers the %s as the mock does, whatever is tried', async (table, person) => {
  const inMock: Record<string, unknown> = {};
  const inPostgres: Record<string, unknown> = {};
  for (const tried of triesOf(table, person)) {
    inMock[tried.name] = await outcomeInMock(table, person, tried);
    inPostgres[tried.name] = await outcomeInPostgres(postgres, table, person, tried);
  }
  expect(inMock).toEqual(inPostgres);
});

test.each(tables)('%s hides nothing from the functions, and takes what they write', async (table) => {
  const own = triesOf(table, 'service').filter(({ name }) =>
    ['select', 'delete', 'insert in the own name'].includes(name),
  );
  for (const tried of own) expect(await outcomeInPostgres(postgres, table, 'service', tried)).toEqual({ rows: 1 });
});

test('every rule has the same sentence for its name in both', async () => {
  const { rows: named } = await postgres.query<{ tablename: string; cmd: string; roles: string; policyname: string }>(
    "select tablename, lower(cmd) as cmd, unnest(roles)::text as roles, policyname from pg_policies where schemaname = 'public'",
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

test('both have the same tables, and every one is under row-level security', async () => {
  const { rows: known } = await postgres.query(
    `select relname as name, relrowsecurity as guarded from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(known).toEqual(tables.toSorted().map((name) => ({ name, guarded: true })));
});

test.each(wrong)('%s: %s is refused by both, for the same reason', async (table, _what, change) => {
  const tried = { action: 'insert', values: { ...rows[table].newRow(ids.admin), ...change } } as const;
  const inMock = await outcomeInMock(table, 'service', tried);
  expect(inMock).toMatchObject({ code: expect.stringMatching(/^23/) });
  expect(inMock).toEqual(await outcomeInPostgres(postgres, table, 'service', tried));
});

test.each(right)('%s: %s is taken by both', async (table, _what, change) => {
  const tried = { action: 'insert', values: { ...rows[table].newRow(ids.admin), ...change } } as const;
  expect(await outcomeInMock(table, 'service', tried)).toEqual({ rows: 1 });
  expect(await outcomeInPostgres(postgres, table, 'service', tried)).toEqual({ rows: 1 });
});
