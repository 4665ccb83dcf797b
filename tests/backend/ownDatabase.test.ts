import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool, startPostgres } from '@tribunen/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from './openBackend.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribunen-own-'));
  postgres = await startPostgres(join(folder, 'postgres'), crypto.randomUUID());
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

test('the backend uses an existing database, and leaves it running when it stops', async () => {
  const backend = await openBackend({ databaseUrl: postgres.url });
  const response = await fetch(`${backend.url}/rest/v1/live_matches_new`, { headers: { apikey: backend.anonKey } });
  expect(response.status).toBe(200);
  await backend.stop();
  const pool = openPool(postgres.url, 1);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("each migration is applied once, and recorded in the Supabase CLI's table; a database with other migrations is refused", async () => {
  const admin = openPool(postgres.url, 1);
  await admin.query('create database twice');
  const url = new URL(postgres.url);
  url.pathname = '/twice';
  const pool = openPool(url.href, 1);
  const applied = await migrate(pool);
  expect(applied.length).toBeGreaterThan(10);
  expect(await migrate(pool)).toEqual([]);
  const { rows } = await pool.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  expect(rows.map(({ version }) => version)).toEqual(applied);

  await pool.query("insert into supabase_migrations.schema_migrations (version) values ('20260101000000')");
  await expect(migrate(pool)).rejects.toThrow('other migrations than supabase/migrations: 20260101000000.');
  await pool.end();
  await admin.end();
});
