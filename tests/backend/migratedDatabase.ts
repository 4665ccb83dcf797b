import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool, startPostgres } from '@tribunen/backend';

/** For the tests of `tests/rls`: the PostgreSQL of the backend with a database that each of them copies. */
export default async function migratedDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-rls-'));
  const postgres = await startPostgres(join(folder, 'postgres'), crypto.randomUUID());
  const admin = openPool(postgres.url, 1);
  await admin.query('create database migrated');
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = '/migrated';
  const pool = openPool(url.href, 1);
  await migrate(pool);
  await pool.end();
  process.env['RLS_DATABASE_URL'] = url.href;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}
