import { systemClock } from '@tribunen/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Backend, type BackendOptions } from '../../Backend.ts';
import { demoSpectator } from '../../demoSpectator.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { noFootball } from '../../testing/noFootball.ts';
import { testNow } from '../../testing/openTestNetwork.ts';

const minute = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function openBackend(options: Pick<BackendOptions, 'subscribesAfterMs'> = {}): Promise<Backend> {
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
  onTestFinished(() => {
    backend.stop();
    vi.useRealTimers();
  });
  return backend;
}

test('a channel whose token expires is closed with the reason, even if nobody sends a message on it', async () => {
  const backend = await openBackend();
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

test('a channel’s database subscription uses a new token after the delay, and then reports ok again', async () => {
  const backend = await openBackend({ subscribesAfterMs: () => 2000 });
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
  // Another token during the delay restarts the delay, so the client receives only one ok.
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
  // Until the delay is over, the old token's rights decide which rows arrive.
  expect(sent.at(-1)).toContain('"entity_id":"64"');
  await pass(2000);
  expect(oks()).toBe(2);
  await pass(10_000);
  expect(oks()).toBe(2);
});
