import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'supabase/migrations');
const local = join(root, 'backend/sql');

/**
 * Matches the statement that creates an extension which this machine lacks. The statement is skipped, because
 * `backend/sql` creates the extension's schema.
 */
const standInExtensions = /^create extension (?:if not exists )?"?(?:pg_cron|pg_net|supabase_vault)"?\b[^;]*;/gim;

/**
 * Sets up a database like that of a hosted project: the schemas that a hosted project has before its first migration,
 * stand-ins for its services, and our migrations. Each migration is applied once and recorded in the Supabase CLI's own
 * table. Like the CLI, the function refuses a database with other migrations.
 *
 * @param before called before each migration that is applied
 * @returns the versions of the migrations that it applied
 */
export async function migrate(pool: Pool, before?: () => Promise<void>): Promise<readonly string[]> {
  const { rows: known } = await pool.query<{ users: string | null }>("select to_regclass('auth.users') as users");
  const hosted = (name: string): string => readFileSync(join(root, 'supabase/tests', name), 'utf8');
  if (known[0]?.users === null) await runAtOnce(pool, hosted('hosted.sql'));
  await runAtOnce(pool, hosted('hostedRealtime.sql'));
  for (const name of readdirSync(local).toSorted()) await runAtOnce(pool, readFileSync(join(local, name), 'utf8'));

  await pool.query(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  const { rows } = await pool.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map(({ version }) => version));
  const files = readdirSync(migrations).toSorted();
  const unknown = [...done].filter((version) => !files.some((file) => file.startsWith(`${version}_`)));
  if (unknown.length > 0) {
    throw new Error(
      `The database has other migrations than supabase/migrations: ${unknown.join(', ')}. Delete the folder .backend, or set DATABASE_URL to an empty database`,
    );
  }
  const applied: string[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined || done.has(version)) continue;
    await before?.();
    const script = readFileSync(join(migrations, file), 'utf8').replaceAll(standInExtensions, '');
    await runAtOnce(pool, script, {
      sql: 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      values: [version, name, [script]],
    }).catch((error: unknown) => {
      throw new Error(`The migration ${file} failed`, { cause: error });
    });
    applied.push(version);
  }
  return applied;
}

/** Runs a script, and the statement that records it, in one transaction. */
async function runAtOnce(
  pool: Pool,
  script: string,
  note?: { readonly sql: string; readonly values: unknown[] },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(script);
    if (note !== undefined) await client.query(note.sql, note.values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
