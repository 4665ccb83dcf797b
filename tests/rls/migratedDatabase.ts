import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool, startPostgres } from '@tribunen/backend';

/** The environment variable that names the database. */
export const migratedUrl = 'RLS_DATABASE_URL';

/** Settings that make writes faster. A crash would lose rows, but the database is removed after the run anyway. */
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the PostgreSQL of the local backend, with a migrated database that each file of `tests/rls` copies. */
export default async function migratedDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-rls-'));
  const postgres = await startPostgres(join(folder, 'postgres'), crypto.randomUUID(), unsafe);
  const admin = openPool(postgres.url, 1);
  await admin.query('create database migrated');
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = '/migrated';
  const pool = openPool(url.href, 1);
  await migrate(pool);
  await pool.end();
  process.env[migratedUrl] = url.href;
  return async () => {
    delete process.env[migratedUrl];
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}
