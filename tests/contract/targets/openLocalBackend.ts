import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool, startBackend } from '@tribunen/backend';
import type { Target } from '../Target.ts';
import { fillFootball } from './fillFootball.ts';

/** Starts the local backend, with PostgreSQL and PostgREST, on a new database with the football data of a match day. */
export async function openLocalBackend(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-contract-'));
  const backend = await startBackend({ folder, port: 0 });
  const pool = openPool(backend.databaseUrl, 1);
  const asker = crypto.randomUUID();
  await pool.query("insert into auth.users (id, email) values ($1, 'leder@eksempel.no')", [asker]);
  await fillFootball(backend, asker);
  return {
    url: backend.url,
    anonKey: backend.anonKey,
    serviceKey: backend.serviceKey,
    apiUrl: `${backend.url}/api`,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: async (email) => (await backend.mails()).find(({ to }) => to === email)?.code ?? undefined,
    makeAdmin: async (user) => void (await pool.query("update auth.users set role = 'admin' where id = $1", [user])),
    async close() {
      await pool.end();
      await backend.stop();
      await rm(folder, { recursive: true });
    },
  };
}
