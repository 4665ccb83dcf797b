import type { RealtimeChannel } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '../../Backend.ts';
import { onlineSpell } from '../../crowd/onlineSpell.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

interface Guest {
  readonly channel: RealtimeChannel;
  readonly statuses: string[];
  readonly errors: string[];
}

/** Joins a channel, and resolves when it is open or refused. */
async function join(channel: RealtimeChannel): Promise<Guest> {
  const guest: Guest = { channel, statuses: [], errors: [] };
  channel.subscribe((status, error) => {
    guest.statuses.push(status);
    if (error !== undefined) guest.errors.push(error.message);
  });
  await vi.waitFor(() => expect(guest.statuses).not.toEqual([]), { timeout: 3000 });
  return guest;
}

const keysSeenBy = ({ channel }: Guest): string[] => Object.keys(channel.presenceState()).toSorted();

/** A server's socket without a client, on which one channel is joined. */
async function joined(
  backend: Backend,
  config: object,
): Promise<{ sent: unknown[]; say: (event: string, payload: object) => Promise<void> }> {
  const sent: unknown[] = [];
  const socket = backend.realtime.open(new URL('wss://demo.example.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => sent.push(typeof data === 'string' ? JSON.parse(data) : data),
    close: (code) => sent.push(code),
  });
  onTestFinished(() => socket.closed());
  await socket.receive(JSON.stringify(['1', '1', 'realtime:room', 'phx_join', { config }]));
  return { sent, say: (event, payload) => socket.receive(JSON.stringify(['1', '2', 'realtime:room', event, payload])) };
}

const track = (payload: object): object => ({ type: 'presence', event: 'track', payload });

test('the sixth presence call within half a minute ends the channel, and slower calls are not limited', async () => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, {});
  for (let call = 0; call < 10; call += 1) {
    vi.setSystemTime(testNow + call * 6001);
    await say('presence', track({ call }));
  }
  expect(JSON.stringify(sent)).not.toContain('rate limit');
  await say('presence', track({ call: 'one too many' }));
  expect(sent.slice(-2)).toMatchObject([
    [null, null, 'realtime:room', 'system', { status: 'error', message: 'Client presence rate limit exceeded' }],
    ['1', '1', 'realtime:room', 'phx_close', {}],
  ]);
  expect(backend.realtime.presenceOf('public:room')).toEqual({});
});

test('signing out ends the channel online_users', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const system: unknown[] = [];
  const channel = client
    .channel('online_users', { config: { private: true, presence: { key: 'marte' } } })
    .on('presence', { event: 'sync' }, () => {})
    .on('system', {}, (said: unknown) => system.push(said));
  const guest = await join(channel);
  expect(guest.statuses).toEqual(['SUBSCRIBED']);
  await client.auth.signOut();
  await client.realtime.setAuth('anonymous-key');
  await vi.waitFor(() => expect(guest.statuses).toContain('CLOSED'));
  const message = 'You do not have permissions to read from this Channel topic: online_users';
  expect(system).toMatchObject([{ extension: 'system', status: 'error', message }]);
});

test('the simulated spectators come online and leave', async () => {
  const { spectator, backend } = await openTestNetwork();
  const crowd = backend.database.auth.users.rows(({ password }) => password === null);
  const channel = (await spectator())
    .channel('online_users', { config: { private: true, presence: { key: 'me' } } })
    .on('presence', { event: 'sync' }, () => {});
  const guest = await join(channel);
  const expected = crowd.filter(({ id }) => onlineSpell(id, testNow).isOnline).map(({ id }) => id);
  await vi.waitFor(() => expect(keysSeenBy(guest)).toEqual(expected.toSorted()));
  expect(expected.length).toBeGreaterThan(0);
  const [one = ''] = expected;
  expect(channel.presenceState()[one]).toMatchObject([
    { user_id: one, email: expect.any(String), online_at: expect.any(String) },
  ]);

  vi.setSystemTime(onlineSpell(one, testNow).until);
  await backend.wake();
  await vi.waitFor(() => expect(keysSeenBy(guest)).not.toContain(one));
});
