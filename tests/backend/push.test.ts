import { openPool } from '@tribunen/backend';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, test, vi } from 'vitest';
import { listenSecurely } from '../push/listenSecurely.ts';
import type { StandInDevice } from '../push/StandInDevice.ts';
import { StandInPushService } from '../push/StandInPushService.ts';
import { openBackend } from './openBackend.ts';

// Tests each step of a push message. A trigger queues the row, the database calls the function `send-push` under Deno,
// a push service receives the message, and the device decrypts it. As in a hosted project, the function reaches the
// push service by a host name over HTTPS.

const pushHost = 'push.example.test';
const waiting = { timeout: 20_000, interval: 20 };

const secure = await listenSecurely(pushHost, (input, init) => service.answer(input, init));
for (const [name, value] of Object.entries(secure.environment)) vi.stubEnv(name, value);
// The jobs run only if football is configured. At this speed no match is in play, so only the test's goals are sent.
const backend = await openBackend({ football: { plan: 'paid', speed: 1, seed: 1 } });
const service = new StandInPushService(backend.vapidPublicKey, `https://${pushHost}`);
const pool = openPool(backend.databaseUrl, 2);
afterAll(async () => {
  await pool.end();
  await backend.stop();
  await secure.stop();
  vi.unstubAllEnvs();
});

async function signUp(name: string): Promise<SupabaseClient> {
  const client = createClient(backend.url, backend.anonKey, { auth: { storageKey: name } });
  await client.auth.signUp({ email: `${name}@eksempel.no`, password: 'Kveldskamp#75' });
  return client;
}

async function addDevice(client: SupabaseClient, name: string): Promise<StandInDevice> {
  const device = service.addDevice(name);
  const { endpoint, p256dh, auth } = device;
  await client.from('push_subscriptions').insert({ endpoint, p256dh, auth, language: 'nb' }).throwOnError();
  return device;
}

/** Commits a goal. Returns the moment of the commit. */
async function score(id: string, match: string): Promise<number> {
  await pool.query(
    `insert into live_events_new (id, match_id, event_type, minute, team_id, team_name, home_team, away_team, score_home, score_away, occurred_at)
     values ($1, $2, 'GOAL', 12, 987001, 'Prøvelaget', 'Prøvelaget', 'Gjestene', 1, 0, now())`,
    [id, match],
  );
  return performance.now();
}

const receivedBy = (device: StandInDevice): readonly unknown[] =>
  service.arrived.filter((arrived) => arrived.device === device).map(({ payload }) => payload);
const goalOf = (matchId: string) =>
  expect.objectContaining({
    message: expect.objectContaining({ kind: 'goal', notification: expect.objectContaining({ matchId }) }),
  });

test('each of twenty goals reaches a device within fifteen seconds of its commit', async () => {
  const client = await signUp('kari');
  const device = await addDevice(client, 'kari');
  const follow = { entity_type: 'team', entity_id: '987001', display_name: 'Prøvelaget', notifications: true };
  await client.from('user_follows').insert(follow).throwOnError();
  const seconds: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const match = String(987_100 + n);
    const before = service.arrived.length;
    const committed = await score(`push-${n}`, match);
    await vi.waitFor(() => expect(receivedBy(device)).toContainEqual(goalOf(match)), waiting);
    expect(service.arrived).toHaveLength(before + 1);
    seconds.push(((service.arrived[before]?.at ?? Number.NaN) - committed) / 1000);
  }
  const sorted = seconds.toSorted((a, b) => a - b).map((each) => each.toFixed(2));
  process.stdout.write(`20 goals, from the commit to the device: ${sorted.join(', ')} s\n`);
  expect(Math.max(...seconds)).toBeLessThan(15);
});

test('PUSH-15 when a user adds twenty-five devices at once, twenty remain', async () => {
  const client = await signUp('mange');
  await Promise.all(Array.from({ length: 25 }, (_, n) => addDevice(client, `mange-${n}`)));
  const { data } = await client.from('push_subscriptions').select('id').throwOnError();
  expect(data).toHaveLength(20);
});
