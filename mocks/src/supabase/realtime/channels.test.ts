import type { RealtimeChannel } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '../../Backend.ts';
import { onlineSpell } from '../../crowd/onlineSpell.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

type Client = ReturnType<Awaited<ReturnType<typeof openTestNetwork>>['client']>;

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

interface Stand extends Guest {
  readonly heard: unknown[];
}

async function stand(client: Client, broadcast: { ack?: boolean; self?: boolean } = {}): Promise<Stand> {
  const heard: unknown[] = [];
  const channel = client
    .channel('tribune', { config: { broadcast } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
  return { ...(await join(channel)), heard };
}

test('the others in a room receive a broadcast, and the sender only on request', async () => {
  const { client } = await openTestNetwork();
  const [shy, proud, other] = [await stand(client()), await stand(client(), { self: true }), await stand(client())];
  await shy.channel.send({ type: 'broadcast', event: 'heia', payload: { who: 'Brann' } });
  await proud.channel.send({ type: 'broadcast', event: 'mål', payload: {} });
  await vi.waitFor(() =>
    expect(other.heard).toEqual([
      ['heia', { who: 'Brann' }],
      ['mål', {}],
    ]),
  );
  expect(shy.heard).toEqual([['mål', {}]]);
  expect(proud.heard).toEqual([
    ['heia', { who: 'Brann' }],
    ['mål', {}],
  ]);
});

test('bytes are received as bytes', async () => {
  const { client } = await openTestNetwork();
  const [speaker, listener] = [await stand(client()), await stand(client())];
  await speaker.channel.send({ type: 'broadcast', event: 'blå', payload: Uint8Array.of(1, 2, 255).buffer });
  await vi.waitFor(() => expect(listener.heard).toHaveLength(1));
  expect(listener.heard).toEqual([['blå', Uint8Array.of(1, 2, 255).buffer]]);
});

test('a broadcast over HTTP is received in the room', async () => {
  const { client } = await openTestNetwork();
  const listener = await stand(client());
  const outside = client().channel('tribune');
  expect(await outside.httpSend('heia', { who: 'Norge' })).toEqual({ success: true });
  await vi.waitFor(() => expect(listener.heard).toEqual([['heia', { who: 'Norge' }]]));
});

interface Presence extends Guest {
  readonly reported: string[];
}

async function online(client: Client, key: string): Promise<Presence> {
  const reported: string[] = [];
  const channel = client
    .channel('online_users', { config: { presence: { key } } })
    .on('presence', { event: 'join' }, (diff) => reported.push(`${diff.key} joins`))
    .on('presence', { event: 'leave' }, (diff) => reported.push(`${diff.key} leaves`));
  return { ...(await join(channel)), reported };
}

const keysSeenBy = ({ channel }: Guest): string[] => Object.keys(channel.presenceState()).toSorted();

test('a person in two places has one key with two metas, which disappears when both have left', async () => {
  const { client } = await openTestNetwork();
  const watcher = await online(client(), 'watcher');
  const [phone, desk] = [await online(client(), 'marte'), await online(client(), 'marte')];
  await phone.channel.track({ at: 'phone' });
  await desk.channel.track({ at: 'desk' });
  await vi.waitFor(() => expect(watcher.channel.presenceState()['marte']).toHaveLength(2));
  await phone.channel.untrack();
  await vi.waitFor(() => expect(watcher.channel.presenceState()).toMatchObject({ marte: [{ at: 'desk' }] }));
  await desk.channel.untrack();
  await vi.waitFor(() => expect(keysSeenBy(watcher)).toEqual([]));
});

/** A socket with one joined channel, without a client at the other end. */
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

test('when a client tracks new data, one message contains its join and its leave, and names the version before', async () => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, { presence: { key: 'marte', enabled: true } });
  await say('presence', track({ at: 'home' }));
  await say('presence', track({ at: 'pub' }));
  expect(sent[1]).toEqual([null, null, 'realtime:room', 'presence_state', {}]);
  expect(sent[3]).toEqual([
    null,
    null,
    'realtime:room',
    'presence_diff',
    { joins: { marte: { metas: [{ at: 'home', phx_ref: expect.any(String) }] } }, leaves: {} },
  ]);
  const ref = backend.realtime.presenceOf('public:room')['marte']?.metas[0]?.phx_ref_prev;
  expect(sent[5]).toEqual([
    null,
    null,
    'realtime:room',
    'presence_diff',
    {
      joins: { marte: { metas: [{ at: 'pub', phx_ref: expect.any(String), phx_ref_prev: ref }] } },
      leaves: { marte: { metas: [{ at: 'home', phx_ref: ref }] } },
    },
  ]);
});

test('tracking the same payload again changes nothing, but is answered', async () => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, { presence: { key: 'marte', enabled: true } });
  await say('presence', track({ at: 'home', seats: [1, { row: 'A', place: 2 }] }));
  const before = sent.length;
  await say('presence', track({ seats: [1, { place: 2, row: 'A' }], at: 'home' }));
  expect(sent.slice(before)).toEqual([['1', '2', 'realtime:room', 'phx_reply', { status: 'ok', response: {} }]]);
  await say('presence', track({ at: 'home', seats: [1, { place: 3, row: 'A' }] }));
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:room', 'presence_diff', {}]);
});

test('the same payload after untrack counts as new', async () => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, { presence: { key: 'marte', enabled: true } });
  await say('presence', track({ at: 'home' }));
  await say('presence', { type: 'presence', event: 'untrack' });
  await say('presence', track({ at: 'home' }));
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:room', 'presence_diff', { joins: { marte: {} } }]);
});

test('the window of half a minute starts with the first call and includes its last millisecond', async () => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, {});
  for (let call = 0; call < 5; call += 1) {
    vi.setSystemTime(testNow + call * 6000);
    await say('presence', track({ call }));
  }
  vi.setSystemTime(testNow + 30_000);
  await say('presence', track({ call: 'as it ends' }));
  expect(sent.at(-1)).toMatchObject(['1', '1', 'realtime:room', 'phx_close', {}]);
});

test('the sixth call in half a minute ends the channel; spread out, calls are unlimited', async () => {
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

const noMap = { reason: 'Presence track payload must be a map' };
const malformed = { reason: 'The payload of broadcast is malformed' };

test.each([
  ['a presence event that is none', 'presence', { event: 'wave' }, 'error', {}],
  ['presence that says no map', 'presence', { event: 'track', payload: 'here' }, 'error', noMap],
  ['presence without an event', 'presence', {}, 'ok', {}],
  ['a broadcast without an event', 'broadcast', {}, 'error', malformed],
])('%s is answered as Realtime answers it', async (_name, event, payload, status, response) => {
  const { backend } = await openTestNetwork();
  const { sent, say } = await joined(backend, {});
  await say(event, payload);
  expect(sent[1]).toEqual(['1', '2', 'realtime:room', 'phx_reply', { status, response }]);
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
