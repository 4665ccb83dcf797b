import { openPool } from '@tribunen/backend';
import { expect, test, vi } from 'vitest';
import { checkProject } from '../../tooling/backend/checkProject.ts';
import { openBackend } from './openBackend.ts';

test('the check finds nothing missing in a complete project, and reports each removed part with its remedy', async () => {
  const backend = await openBackend({ football: { plan: 'paid', speed: 1, seed: 1 } });
  const { url, anonKey, databaseUrl } = backend;
  const lacks = async () => {
    const findings = await checkProject({ url, anonKey, apiUrl: `${url}/api`, databaseUrl });
    return findings.flatMap(({ what, wrong }) => (wrong === null ? [] : [`${what}: ${wrong}`]));
  };
  // The check always reports this, because the backend on this machine does not publish its sign-in settings.
  const unknownSettings = 'settings: they could not be read; look at Authentication in the dashboard';
  await vi.waitFor(async () => expect(await lacks()).toEqual([unknownSettings]), { timeout: 40_000, interval: 1000 });

  const pool = openPool(databaseUrl, 1);
  // The jobs' secret is deleted too, because the requests of the check would otherwise start jobs.
  await pool.query(`select cron.unschedule('sync-days');
    delete from vault.secrets where name = 'job_secret';
    drop policy "spectators see their own follows" on public.user_follows;
    create policy "everybody sees who is online" on realtime.messages for select to anon using (true);
    alter role anon reset statement_timeout`);
  const found = await vi.waitFor(
    async () => {
      // A job that started earlier may still store a response.
      await pool.query(
        "update private.provider_calls set answered_at = now() - interval '1 hour', fault = 'answered with 400'",
      );
      const all = await lacks();
      expect(all.join()).toMatch(/the provider has not answered for 60 minutes \(.* answered with 400\)/);
      return all;
    },
    { timeout: 40_000, interval: 1000 },
  );
  expect(found).toContain('sync-days: it is not scheduled; run: supabase db push');
  expect(found).toContain('time-outs of queries: none for anon; set statement_timeout as the migrations do');
  expect(found).toContain("the secret job_secret: run: select vault.create_secret('…', 'job_secret')");
  expect(found.join()).toContain('missing: spectators see their own follows; run: supabase db push');
  expect(found).toContain(
    'who is online: a visitor may read it; run: supabase db push, and look at the policies of realtime.messages',
  );

  // One job stops, and the others go on.
  await pool.query("update cron.job set schedule = '0 0 1 1 *' where jobname = 'send-push'");
  await vi.waitFor(
    async () => {
      // A job that started earlier may still report its end.
      await pool.query(`update cron.job_run_details set start_time = now() - interval '11 minutes'
        where jobid = (select jobid from cron.job where jobname = 'send-push')`);
      const stopped = (await lacks()).filter((line) => line.includes('has not run'));
      expect(stopped).toEqual(['send-push: it has not run for too long; look at pg_cron (Database → Extensions)']);
    },
    { timeout: 40_000, interval: 1000 },
  );
  await pool.end();
  await backend.stop();
});

test('the check reports an empty database and an unreachable database, each with its remedy', async () => {
  const backend = await openBackend();
  const { url, anonKey, databaseUrl } = backend;
  const pool = openPool(databaseUrl, 1);
  await pool.query('create database untouched');
  await pool.end();
  const [empty, wrongPassword] = [new URL(databaseUrl), new URL(databaseUrl)];
  empty.pathname = '/untouched';
  wrongPassword.password = 'wrong';
  const ofDatabase = async (database: URL) =>
    (await checkProject({ url, anonKey, databaseUrl: database.href })).filter(({ of }) => of === 'database');
  expect(await ofDatabase(empty)).toEqual([
    { of: 'database', what: 'migrations', wrong: expect.stringMatching(/^\d+ are missing; run: supabase db push$/) },
  ]);
  expect(await ofDatabase(wrongPassword)).toEqual([
    { of: 'database', what: 'connection', wrong: expect.stringContaining('look at SUPABASE_DB_URL') },
  ]);
  await backend.stop();
});
