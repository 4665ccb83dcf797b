import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Backend, type BackendOptions } from '../../Backend.ts';
import { systemClock } from '@tribunen/protocol';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { noFootball } from '../../testing/noFootball.ts';
import { TestLine } from '../../testing/TestLine.ts';
import { testNow } from '../../testing/openTestNetwork.ts';

const minute = 60_000;

interface Hours {
  readonly backend: Backend;
  readonly line: TestLine;
  client(): SupabaseClient;
  /** Lets time pass, a second at a time, and waits until no request is under way. */
  pass(ms: number): Promise<void>;
}

async function openHours(options: Pick<BackendOptions, 'subscribesAfterMs'> = {}): Promise<Hours> {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: testNow,
  });
  const backend = await Backend.open({
    scenario: scenarios.kampdag,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    openMatches: () => Promise.resolve(noFootball),
    ...options,
  });
  await backend.start();
  const line = new TestLine(backend);
  const clients: SupabaseClient[] = [];
  onTestFinished(async () => {
    await Promise.all(clients.map((each) => each.auth.stopAutoRefresh()));
    for (const each of clients) void each.realtime.disconnect();
    backend.stop();
    vi.useRealTimers();
  });
  return {
    backend,
    line,
    client() {
      const made = createClient('https://demo.example.test', 'anonymous-key', {
        auth: { persistSession: false, autoRefreshToken: true },
        global: { fetch: line.fetch },
        realtime: { transport: line.transport },
        db: { retry: false },
      });
      clients.push(made);
      return made;
    },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += 1000) {
        await vi.advanceTimersByTimeAsync(Math.min(1000, ms - passed));
        await line.settle();
      }
    },
  };
}

const score = (home: number): Parameters<Backend['database']['live_matches_new']['upsert']>[0] => ({
  id: '500001',
  status: 'IN_PLAY',
  minute: 1,
  injury_time: null,
  score_home: home,
  score_away: 0,
  home_team_id: 900_002,
  home_team_name: 'Brann',
  away_team_id: 900_001,
  away_team_name: 'Bodø/Glimt',
  competition_code: 'ES',
  utc_kickoff: '2026-11-21T14:00:00.000Z',
  updated_at: '2026-11-21T14:00:00.000Z',
});

test(
  'for eight hours a spectator receives every change once while the line is up, through cuts and new tokens',
  { timeout: 30_000 },
  async () => {
    const { backend, line, client, pass } = await openHours();
    const spectator = client();
    await spectator.auth.signInWithPassword(demoCredentials);
    const events: string[] = [];
    spectator.auth.onAuthStateChange((event) => void events.push(event));
    const heard: number[] = [];
    const statuses: string[] = [];
    const system: string[] = [];
    spectator
      .channel('live')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'live_matches_new', filter: 'status=eq.IN_PLAY' },
        (change) => {
          if ('score_home' in change.new) heard.push(Number(change.new['score_home']));
        },
      )
      .on('system', {}, ({ status, message }: { status: string; message: string }) =>
        system.push(`${status}: ${message}`),
      )
      .subscribe((status) => statuses.push(status));
    await pass(2000);

    const expected: number[] = [];
    for (let now = 1; now <= 8 * 60; now += 1) {
      // Every fortieth minute the line is cut for half a minute, and a goal falls during the cut.
      const isCut = now % 40 === 0;
      if (isCut) line.cut();
      await backend.database.live_matches_new.upsert(score(now));
      if (!isCut) expected.push(now);
      await pass(minute / 2);
      if (isCut) line.mend();
      await pass(minute / 2);
    }
    expect(heard).toEqual(expected);
    // One join at the start, and one after each of the twelve cuts: nothing else has ended the channel.
    expect(statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(13);
    expect(statuses).not.toContain('CLOSED');
    expect(new Set(system)).toEqual(new Set(['ok: Subscribed to PostgreSQL']));
    expect(events.filter((event) => event === 'TOKEN_REFRESHED').length).toBeGreaterThanOrEqual(8);
    expect(events).not.toContain('SIGNED_OUT');
    expect((await spectator.auth.getUser()).data.user?.id).toBe(demoSpectator.id);
  },
);

test('two hundred spectators see each other come, go and come back', async () => {
  const { line, client, pass } = await openHours();
  const people = Array.from({ length: 200 }, (_, index) => `spectator-${index}`);
  const channels: RealtimeChannel[] = [];
  const online = (): number[] => channels.map((channel) => Object.keys(channel.presenceState()).length);
  for (const key of people) {
    const channel = client()
      .channel('online_users', { config: { presence: { key } } })
      .on('presence', { event: 'sync' }, () => {});
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') void line.during(channel.track({ user_id: key }));
    });
    channels.push(channel);
  }
  await pass(3000);
  expect(new Set(online())).toEqual(new Set([200]));

  // Some clients lose the line, one after the other, and reconnect by themselves.
  for (let index = 0; index < 10; index += 1) {
    line.cutOne(index * 17);
    await pass(10_000);
  }
  await pass(20_000);
  expect(new Set(online())).toEqual(new Set([200]));
  for (const [, metas] of Object.entries(channels[0]?.presenceState() ?? {})) expect(metas).toHaveLength(1);

  for (const channel of channels.slice(150)) await channel.untrack();
  await pass(1000);
  expect(new Set(online())).toEqual(new Set([150]));

  // An hour without a message: heartbeats keep every client present.
  await pass(60 * minute);
  expect(new Set(online())).toEqual(new Set([150]));
});

test('a channel whose token expires is closed with the reason, although nothing happens on it', async () => {
  const { backend, pass } = await openHours();
  const { access_token } = await backend.openSession(demoSpectator.id);
  const sent: string[] = [];
  const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => sent.push(typeof data === 'string' ? data : ''),
    close: (code) => sent.push(String(code)),
  });
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: {}, access_token }]));
  await pass(59 * minute);
  expect(sent).toHaveLength(1);
  await pass(2 * minute);
  expect(sent.slice(1).map((text): unknown => JSON.parse(text))).toEqual([
    [
      null,
      null,
      'realtime:x',
      'system',
      {
        extension: 'system',
        status: 'error',
        message: expect.stringMatching(/^Token has expired \d seconds ago$/),
        channel: 'x',
      },
    ],
    ['1', '1', 'realtime:x', 'phx_close', {}],
  ]);
  await socket.receive(JSON.stringify(['2', '2', 'realtime:x', 'phx_join', { config: {}, access_token }]));
  const reason = expect.stringMatching(/^InvalidJWTToken: Token has expired/);
  expect(JSON.parse(sent.at(-1) ?? '')).toEqual([
    '2',
    '2',
    'realtime:x',
    'phx_reply',
    { status: 'error', response: { reason } },
  ]);
});

test('a server that takes two seconds to listen to the database announces when it listens, and sends no earlier changes', async () => {
  const { backend, client, pass } = await openHours({ subscribesAfterMs: () => 2000 });
  const reported: unknown[] = [];
  client()
    .channel('scores')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'live_matches_new' }, ({ eventType }) =>
      reported.push(eventType),
    )
    .on('system', {}, ({ message }) => reported.push(message))
    .subscribe((status) => reported.push(status));
  await pass(1000);
  await backend.database.live_matches_new.upsert(score(0));
  expect(reported).toEqual(['SUBSCRIBED']);
  await pass(2000);
  expect(reported).toEqual(['SUBSCRIBED', 'Subscribed to PostgreSQL']);
  await backend.database.live_matches_new.upsert(score(1));
  await pass(1000);
  expect(reported).toEqual(['SUBSCRIBED', 'Subscribed to PostgreSQL', 'UPDATE']);
});

test('the database subscription takes over a new token after the delay, and reports ok again', async () => {
  const { backend, pass } = await openHours({ subscribesAfterMs: () => 2000 });
  const sent: string[] = [];
  const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => sent.push(typeof data === 'string' ? data : ''),
    close: () => {},
  });
  const say = (event: string, payload: object): Promise<void> =>
    socket.receive(JSON.stringify(['1', '1', 'realtime:follows', event, payload]));
  const oks = (): number => sent.filter((text) => text.includes('Subscribed to PostgreSQL')).length;
  const { access_token } = await backend.openSession(demoSpectator.id);
  await say('phx_join', {
    config: { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'user_follows' }] },
    access_token,
  });
  // Another token during the delay restarts the delay: the client receives one ok in all.
  await pass(1000);
  await say('access_token', { access_token: (await backend.openSession(demoSpectator.id)).access_token });
  await pass(1000);
  expect(oks()).toBe(0);
  await pass(1000);
  expect(oks()).toBe(1);

  const { access_token: last } = await backend.openSession(demoSpectator.id);
  await say('access_token', { access_token: last });
  await say('access_token', { access_token: last });
  const [follow] = backend.database.user_follows.rows();
  if (follow === undefined) throw new Error('Nobody follows anything');
  await backend.database.user_follows.insert([{ ...follow, id: crypto.randomUUID(), entity_id: '64' }]);
  // Until the delay is over, rows arrive by the rights of the old token.
  expect(sent.at(-1)).toContain('"entity_id":"64"');
  await pass(2000);
  expect(oks()).toBe(2);
  await pass(10_000);
  expect(oks()).toBe(2);
});
