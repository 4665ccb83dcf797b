import { openPool } from '@tribunen/backend';
import { chatBroadcast, liveBroadcast, rowBroadcast, teamTopic, userTopic } from '@tribunen/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

// Tests that committed rows are broadcast to sockets in mode crowd while several writers write at once.

const clients: SupabaseClient[] = [];
const waiting = { timeout: 20_000, interval: 50 };

const backend = await openBackend();
const pool = openPool(backend.databaseUrl, 12);
await pool.query("update live_mode set mode = 'crowd'");
beforeEach(async () => {
  await pool.query('delete from live_events_new; delete from team_messages; delete from private.broadcast_paces');
});
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
  await pool.end();
  await backend.stop();
});

async function signUp(name: string): Promise<{ readonly client: SupabaseClient; readonly id: string }> {
  const client = createClient(backend.url, backend.anonKey, {
    auth: { storageKey: name, persistSession: false, autoRefreshToken: false },
  });
  clients.push(client);
  const { data } = await client.auth.signUp({ email: `${name}@eksempel.no`, password: 'Kveldskamp#75' });
  return { client, id: data.user?.id ?? '' };
}

function visit(): SupabaseClient {
  const client = createClient(backend.url, backend.anonKey);
  clients.push(client);
  return client;
}

/** Joins a topic. Returns the payloads received there, or the reason why the join was refused. */
async function listen(
  client: SupabaseClient,
  topic: string,
  event: string,
  isPrivate: boolean,
): Promise<{ readonly heard: unknown[]; readonly refusal: string | null }> {
  const heard: unknown[] = [];
  const refusal = await new Promise<string | null>((resolve) => {
    client
      .channel(topic, { config: { private: isPrivate } })
      .on('broadcast', { event }, ({ payload }) => heard.push(payload))
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve(null);
        if (status === 'CHANNEL_ERROR') resolve(error?.message ?? '');
      });
  });
  return { heard, refusal };
}

const addGoal = (id: string): Promise<unknown> =>
  pool.query("insert into live_events_new (id, match_id, event_type, occurred_at) values ($1, 'm1', 'GOAL', now())", [
    id,
  ]);
const goalsIn = (heard: readonly unknown[]): readonly string[] =>
  heard.flatMap((payload) => parse(liveBroadcast, payload).events.map(({ id }) => id));

test('a visitor receives a goal on the topic of all matches', async () => {
  const { heard } = await listen(visit(), 'live', 'live', true);
  await addGoal('g1');
  await vi.waitFor(() => expect(goalsIn(heard)).toEqual(['g1']), waiting);
});

test('a user receives broadcasts on their own topic, and a public channel of that name receives none', async () => {
  const kari = await signUp('kari');
  const own = await listen(kari.client, userTopic(kari.id), 'row', true);
  expect(own.refusal).toBeNull();
  const overhearing = await listen(visit(), userTopic(kari.id), 'row', false);
  const follow = { entity_type: 'team', entity_id: '59', display_name: 'Brann' };
  const { error } = await kari.client.from('user_follows').insert(follow);
  expect(error).toBeNull();
  await vi.waitFor(() => expect(own.heard).toHaveLength(1), waiting);
  expect(parse(rowBroadcast, own.heard[0])).toMatchObject({ operation: 'INSERT', record: { entity_id: '59' } });
  expect(overhearing.heard).toEqual([]);
});

test('two hundred messages written at once are sent in at most one broadcast a second, with at most twenty messages each', async () => {
  const { client } = await signUp('lytter');
  const { heard } = await listen(client, teamTopic(59), 'chat', true);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      pool.query("insert into team_messages (team_id, team_name, content) values (59, 'Brann', $1)", [String(at)]),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const all = () => heard.map((payload) => parse(chatBroadcast, payload));
  const received = () => all().reduce((sum, { changes, left_out }) => sum + changes.length + left_out, 0);
  await vi.waitFor(() => expect(received()).toBe(200), waiting);
  expect(heard.length).toBeLessThanOrEqual(seconds + 3);
  expect(all().every(({ changes }) => changes.length <= 20)).toBe(true);
});

test('a transaction that stays open blocks no other writer, and its rows are broadcast at its commit', async () => {
  const { client } = await signUp('venter');
  const { heard } = await listen(client, 'live', 'live', true);
  const slow = await pool.connect();
  await slow.query('begin');
  await slow.query(
    "insert into live_events_new (id, match_id, event_type, occurred_at) values ('slow', 'm2', 'GOAL', now())",
  );
  await addGoal('quick');
  await vi.waitFor(() => expect(goalsIn(heard)).toEqual(['quick']), waiting);
  await slow.query('commit');
  slow.release();
  await vi.waitFor(() => expect(goalsIn(heard)).toEqual(['quick', 'slow']), waiting);
});

test('writers who insert goals of the same matches in opposite order do not deadlock, and every goal is broadcast once', async () => {
  const { client } = await signUp('mange');
  const { heard } = await listen(client, 'live', 'live', true);
  const ids = Array.from({ length: 40 }, (_, at) => `both${at}`);
  await Promise.all(
    ids.map(async (id, at) => {
      const writer = await pool.connect();
      const order = at % 2 === 0 ? ['m1', 'm2', 'm3'] : ['m3', 'm2', 'm1'];
      await writer.query('begin');
      for (const match of order) {
        await writer.query(
          "insert into live_events_new (id, match_id, event_type, occurred_at) values ($1, $2, 'GOAL', now())",
          [`${id}${match}`, match],
        );
      }
      await writer.query('commit');
      writer.release();
    }),
  );
  await vi.waitFor(() => expect(goalsIn(heard)).toHaveLength(120), waiting);
  expect(new Set(goalsIn(heard)).size).toBe(120);
});

test('the job that broadcasts each second is scheduled only in mode crowd', async () => {
  const isScheduled = async (): Promise<boolean> =>
    (await pool.query("select from cron.job where jobname = 'send-broadcasts'")).rowCount === 1;
  expect(await isScheduled()).toBe(true);
  await pool.query("update live_mode set mode = 'small'");
  await pool.query('update live_mode set crowded_until = now()');
  await vi.waitFor(async () => expect(await isScheduled()).toBe(false), waiting);
  await pool.query("update live_mode set mode = 'crowd'");
  expect(await isScheduled()).toBe(true);
});
