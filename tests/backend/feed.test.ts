import { openPool } from '@tribunen/backend';
import { createClient } from '@supabase/supabase-js';
import { liveEventRow, type LiveEventRow } from '@tribunen/contract';
import { parse } from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

// A goal passes from the simulated provider through the job, Postgres and the change stream to a socket, all on this
// machine.

const backend = await openBackend({ football: { plan: 'paid', speed: 30, seed: 1 } });
const pool = openPool(backend.databaseUrl, 2);
afterAll(async () => {
  await pool.end();
  await backend.stop();
});

const waiting = { timeout: 110_000, interval: 100 };
const valuesOf = async (sql: string): Promise<readonly unknown[]> =>
  (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);

test('each goal reaches a listener once and with its scorer, and half of the goals within two seconds of the request to the provider', async () => {
  // When the feed first reads a match, it stores all earlier goals of the match at once. The test waits for this before
  // it listens.
  await vi.waitFor(
    async () => expect(await valuesOf('select id as value from live_matches_new')).not.toEqual([]),
    waiting,
  );
  const client = createClient(backend.url, backend.anonKey);
  const heard: { readonly row: LiveEventRow; readonly afterMs: number }[] = [];
  await new Promise((resolve) => {
    client
      .channel('goals')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'live_events_new', filter: 'event_type=eq.GOAL' },
        ({ new: raw }) => {
          const row = parse(liveEventRow, raw);
          heard.push({ row, afterMs: Date.now() - Date.parse(row.created_at) });
        },
      )
      .on('system', {}, resolve)
      .subscribe();
  });
  const since = Date.now();
  const isNew = ({ row }: (typeof heard)[number]): boolean => Date.parse(row.created_at) > since;
  await vi.waitFor(() => expect(heard.filter(isNew).length).toBeGreaterThan(2), waiting);
  await client.removeAllChannels();

  const goals = heard.filter(isNew);
  const times = goals.map(({ afterMs }) => afterMs).toSorted((a, b) => a - b);
  process.stdout.write(
    `${goals.length} goals, from the question to the provider to the socket: ${times.join(', ')} ms\n`,
  );
  expect(new Set(goals.map(({ row }) => row.id)).size).toBe(goals.length);
  expect(goals.every(({ row }) => row.person_name !== null && row.minute !== null)).toBe(true);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(2000);
}, 120_000);

test('the functions return what the jobs have fetched: the matches of the day, a report, the tables and both fantasy games', async () => {
  const client = createClient(backend.url, backend.anonKey);
  const [live] = await valuesOf(
    `select id as value from live_matches_new where status in ('IN_PLAY', 'PAUSED') limit 1`,
  );
  const { data: report } = await client.functions.invoke('fetch-match', { body: { id: live } });
  expect(report).toMatchObject({ id: Number(live), goals: expect.any(Array) });
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format();
  const { data: day } = await client.functions.invoke('results-today-edge', { body: { date } });
  expect(day.matches.map(({ id }: { id: number }) => id)).toContain(Number(live));
  await vi.waitFor(
    async () =>
      expect(
        await client.functions.invoke('football-data', { body: { endpoint: 'competitions/PL/standings' } }),
      ).toMatchObject({
        data: { standings: expect.any(Array) },
      }),
    waiting,
  );
  // The jobs fetch a fantasy team only for a signed-in user.
  await client.auth.signUp({ email: 'leder@eksempel.no', password: 'Kveldskamp#75' });
  const asked = ['fpl', 'eliteserien'].map((game) => ({ action: 'team', teamId: 42, game }));
  for (const body of asked) await client.functions.invoke('fantasy-premier-league', { body });
  for (const body of asked) {
    await vi.waitFor(
      async () =>
        expect(await client.functions.invoke('fantasy-premier-league', { body })).toMatchObject({
          data: { name: expect.any(String) },
        }),
      waiting,
    );
  }
}, 240_000);

test("no minute has more calls than the provider's plan allows, and no job has failed", async () => {
  expect(await valuesOf(`select fault as value from private.provider_calls where fault is not null`)).toEqual([]);
  expect(
    await valuesOf(`select status_code as value from net._http_response where status_code is distinct from 200`),
  ).toEqual([]);
  expect(
    await valuesOf(
      `select cardinality(calls) <= 30 as value from private.provider_budgets where provider = 'football-data.org'`,
    ),
  ).toEqual([true]);
});
