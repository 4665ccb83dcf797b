import { openPool } from '@tribunen/backend';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

const backend = await openBackend();
const pool = openPool(backend.databaseUrl, 2);
afterAll(async () => {
  await pool.end();
  await backend.stop();
});

const waiting = { timeout: 20_000, interval: 100 };
const valuesOf = async (sql: string): Promise<readonly unknown[]> =>
  (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);

test('a job sends a request with a secret from Vault, and the database stores the response', async () => {
  await pool.query("select vault.create_secret($1, 'key')", [backend.anonKey]);
  await pool.query(`select cron.schedule('ask', '1 second', $$
    select net.http_get('${backend.url}/rest/v1/live_matches_new', '{"select": "id"}', jsonb_build_object('apikey', decrypted_secret))
    from vault.decrypted_secrets where name = 'key'
  $$)`);
  await vi.waitFor(
    async () => expect(await valuesOf('select status_code as value from net._http_response')).toContain(200),
    waiting,
  );
  expect(await valuesOf('select content as value from net._http_response where status_code = 200 limit 1')).toEqual([
    '[]',
  ]);
  await pool.query("select cron.unschedule('ask')");
});

test('a failed job is logged with the reason, and runs again', async () => {
  await pool.query("select cron.schedule('divide', '1 second', 'select 1 / 0')");
  const runs =
    "select return_message as value from cron.job_run_details where command = 'select 1 / 0' and status = 'failed'";
  await vi.waitFor(async () => expect((await valuesOf(runs)).length).toBeGreaterThan(1), waiting);
  expect(await valuesOf(`${runs} limit 1`)).toEqual([expect.stringContaining('division by zero')]);
  await pool.query("select cron.unschedule('divide')");
});

test('no role that a token or a key can name may use the schemas of the jobs, the requests, the secrets and the mails', async () => {
  const rights = await valuesOf(`
    select has_schema_privilege(role, schema, 'usage') as value
    from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['cron', 'net', 'vault', 'local']) as schema`);
  expect(new Set(rights)).toEqual(new Set([false]));
});
