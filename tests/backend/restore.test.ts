import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool, startPostgres } from '@tribunen/backend';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { manyRows } from '../contract/targets/manyRows.ts';

/** A project's own data: its accounts, and the tables of our migrations. */
const tablesOfData = `
  select format('%I.%I', schemaname, tablename) as name
  from pg_tables
  where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ('users', 'identities'))
  order by 1`;

/** Selects statements that set each sequence past the column's highest value: a dump of rows contains no sequences. */
const behindTheirRows = `
  select format(
    'select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I.%I',
    format('%I.%I', nspname, relname), attname, attname, nspname, relname
  ) as statement
  from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
  where attidentity <> '' and nspname in ('public', 'private')`;

test('after a dump and a restore into an empty project, every table has the same rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-restore-'));
  const dump = join(folder, 'dump');
  await mkdir(dump);
  // PostgreSQL may run as another user of this machine.
  await chmod(dump, 0o777);
  const fileOf = (table: string): string => join(dump, `${table.replaceAll('"', '')}.copy`);

  const old = await openProject(join(folder, 'old'));
  for (const statement of manyRows(400)) await old.pool.query(statement);
  const names = await old.pool.query<{ name: string }>(tablesOfData);
  const tables = names.rows.map(({ name }) => name);
  const before = await contentsOf(old.pool, tables);
  for (const table of tables) await old.pool.query(`copy ${table} to '${fileOf(table)}'`);
  await old.stop();
  await rm(join(folder, 'old'), { recursive: true });

  const restoredAt = performance.now();
  const restored = await openProject(join(folder, 'new'));
  // Switches triggers and foreign keys off, because the rows passed these checks before the dump, and are restored in
  // any order.
  await restored.pool.query('set session_replication_role = replica');
  for (const table of tables) {
    // The migrations have already inserted the rows of the project's settings.
    await restored.pool.query(`delete from ${table}`);
    await restored.pool.query(`copy ${table} from '${fileOf(table)}'`);
  }
  const { rows } = await restored.pool.query<{ statement: string }>(behindTheirRows);
  for (const { statement } of rows) await restored.pool.query(statement);
  await restored.pool.query('set session_replication_role = default');
  const restoreMs = performance.now() - restoredAt;
  expect(await contentsOf(restored.pool, tables)).toEqual(before);
  expect(restoreMs).toBeLessThan(60_000);
  await restored.stop();
  await rm(folder, { recursive: true });
}, 120_000);

async function openProject(folder: string): Promise<{ readonly pool: Pool; stop(): Promise<void> }> {
  const postgres = await startPostgres(folder, crypto.randomUUID());
  const pool = openPool(postgres.url, 1);
  await migrate(pool);
  return {
    pool,
    async stop() {
      await pool.end();
      await postgres.stop();
    },
  };
}

/** The number of rows of each table, and a checksum of them that does not depend on their order. */
async function contentsOf(pool: Pool, tables: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const contents: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await pool.query(
      `select count(*)::int as rows, sum(hashtextextended(each::text, 0)) as sum from ${table} as each`,
    );
    contents[table] = rows[0];
  }
  return contents;
}
