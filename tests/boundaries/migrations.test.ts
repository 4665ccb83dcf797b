import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { migrationDigests, releasedMigrationsFile } from '../../tooling/release/releasedMigrations.mjs';

const folder = resolve(import.meta.dirname, '../../supabase/migrations');
/** The last file of version 1.0.0. Later files may change what the files up to it define (decision 070). */
const lastOfFirstVersion = '20261126161600_schedules.sql';
const scripts = Object.keys(migrationDigests())
  .filter((name) => name <= lastOfFirstVersion)
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The SQL statements of scripts, each as one line, without comments and function bodies. */
const statementsOf = (given: readonly string[]): readonly string[] =>
  given.flatMap((script) =>
    script
      .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim().replaceAll(/\s+/g, ' ')),
  );

const named =
  /^create (?:or replace |unique |unlogged |constraint )*(schema|table|view|type|index|function|procedure) (?:if not exists )?([\w.]+)/i;
const onTable = /^create (?:or replace |constraint )*(trigger|policy) ("[^"]+"|\w+) .*?\bon ([\w.]+)/i;
const changesTheDefined =
  /^(?:create or replace|drop|alter (?!table|publication|role (?:anon|authenticated) set statement_timeout))/i;
const completesTable = /^alter table [\w.]+ (?:enable row level security|replica identity using index \w+)$/i;

/**
 * The object that a statement defines, such as `table public.messages` or `trigger touch on public.messages`. An index
 * without a name is identified by its whole statement.
 */
function definedBy(statement: string): string | undefined {
  const [, attached, label, table] = onTable.exec(statement) ?? [];
  if (attached !== undefined) return `${attached} ${label} on ${table}`;
  const [, kind, name] = named.exec(statement) ?? [];
  return name === 'on' ? statement : kind && `${kind} ${name}`;
}

/** Statements that redefine, change or drop an object of an earlier statement. */
function secondDefinitions(given: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return statementsOf(given).filter((statement) => {
    const defined = definedBy(statement);
    const isSecond = defined !== undefined && seen.has(defined);
    if (defined !== undefined) seen.add(defined);
    const altersTable = /^alter table/i.test(statement) && !completesTable.test(statement);
    return isSecond || altersTable || changesTheDefined.test(statement);
  });
}

test('no migration of a released version is changed, and every new migration comes after the released ones', () => {
  const released: Readonly<Record<string, string>> = existsSync(releasedMigrationsFile)
    ? JSON.parse(readFileSync(releasedMigrationsFile, 'utf8'))
    : {};
  const first = Object.entries(migrationDigests()).slice(0, Object.keys(released).length);
  expect(first).toEqual(Object.entries(released));
});

test('the migrations of the first version define each table, policy, trigger and procedure once', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(secondDefinitions(scripts)).toEqual([]);
});

const table = 'create table public.grounds (id integer primary key)';
const policy = 'create policy "everybody sees the grounds" on public.grounds for select using (true)';
const trigger = 'create trigger touch before update on public.grounds for each row execute function private.touch()';
const procedure = 'create function public.count_grounds() returns bigint language sql as $$ select 1; $$';

test.each([
  [table],
  [policy],
  [trigger],
  [procedure],
  ['create index on public.grounds (id)'],
  ['create unique index grounds_by_id on public.grounds (id)'],
  ['create view public.all_grounds as select * from public.grounds'],
])('a second script may not define an object again: %s', (statement) => {
  const again = `-- As before, with another rule.\n${statement};`;
  expect(secondDefinitions([`${statement};`, again])).toEqual([statement.replace(/\$\$.*\$\$/, "''")]);
});

test.each([
  'create or replace function public.count_grounds() returns integer language sql as',
  'drop policy if exists "everybody sees the grounds" on public.grounds',
  'alter policy "everybody sees the grounds" on public.grounds using (false)',
  'alter function public.count_grounds() owner to anon',
  'alter table public.grounds add column name text',
  'alter table public.grounds set schema private',
])('no script may change an object that another script defines: %s', (statement) => {
  expect(secondDefinitions([`${table};\n${procedure};\n\n${statement.replace(' ', '\n  ')};`])).toEqual([statement]);
});

test('triggers and policies of two tables may have the same name, and a comment may name a table', () => {
  const elsewhere = (statement: string): string => statement.replace('public.grounds', 'public.stands');
  const scripted = [trigger, elsewhere(trigger), policy, elsewhere(policy), '-- drop table public.grounds', procedure];
  expect(secondDefinitions([`${scripted.join(';\n')};`])).toEqual([]);
});
