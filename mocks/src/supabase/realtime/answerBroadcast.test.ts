import { expect, test } from 'vitest';
import type { Backend } from '../../Backend.ts';
import { demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

interface Listening {
  readonly backend: Backend;
  readonly heard: unknown[];
  say(path: string, init?: RequestInit): Promise<Response>;
}

/** A backend with one who listens in the private room «tribune». */
async function listen(): Promise<Listening> {
  const { backend } = await openTestNetwork();
  const heard: unknown[] = [];
  const { access_token } = await backend.openSession(demoSpectator.id);
  const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => heard.push(typeof data === 'string' ? JSON.parse(data) : data),
    close: () => {},
  });
  await socket.receive(
    JSON.stringify(['1', '1', 'realtime:tribune', 'phx_join', { config: { private: true }, access_token }]),
  );
  heard.length = 0;
  return {
    backend,
    heard,
    say: (path, init) =>
      backend.answer(
        new Request(`https://x.test/realtime/v1/api/${path}`, {
          method: 'POST',
          headers: { apikey: 'k', authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          ...init,
        }),
      ),
  };
}

const toTribune = (event: string, isPrivate: boolean): object => ({
  topic: 'tribune',
  event,
  payload: { n: 1 },
  private: isPrivate,
});

test('several messages are said at once, each in its room', async () => {
  const { say, heard } = await listen();
  const messages = [toTribune('heia', true), toTribune('public', false), toTribune('igjen', true)];
  expect((await say('broadcast', { body: JSON.stringify({ messages }) })).status).toBe(202);
  expect(heard).toMatchObject([
    [null, null, 'realtime:tribune', 'broadcast', { type: 'broadcast', event: 'heia', payload: { n: 1 } }],
    [null, null, 'realtime:tribune', 'broadcast', { event: 'igjen' }],
  ]);
});

test('one message has its room and its event in the address', async () => {
  const { say, heard } = await listen();
  const path = `broadcast/tribune/events/${encodeURIComponent('mål!')}?private=true`;
  expect((await say(path, { body: '{"n":2}' })).status).toBe(202);
  expect(heard).toMatchObject([[null, null, 'realtime:tribune', 'broadcast', { event: 'mål!', payload: { n: 2 } }]]);
});

test('bytes from who may not speak in the room go nowhere', async () => {
  const { say, heard } = await listen();
  const headers = { apikey: 'k', 'content-type': 'application/octet-stream' };
  const body = Uint8Array.of(7, 8);
  const answer = await say('broadcast/tribune/events/blå?private=true', { headers, body });
  expect(answer.status).toBe(403);
  expect(heard).toEqual([]);
});

test.each([
  ['nothing', 'broadcast', '', 422],
  ['no list', 'broadcast', '{"messages":{}}', 422],
  ['a message without an event', 'broadcast', '{"messages":[{"topic":"tribune"}]}', 422],
  ['an address that is none', 'shout', '{}', 404],
  ['a room in broken code', 'broadcast/%zz/events/%e0%a4', '{}', 202],
])('%s is answered as it deserves', async (_name, path, body, status) => {
  const { say, heard } = await listen();
  expect((await say(path, { body })).status).toBe(status);
  expect(heard).toEqual([]);
});

test('who is not signed in says nothing in a private room', async () => {
  const { say, heard } = await listen();
  const body = JSON.stringify({ messages: [toTribune('heia', true)] });
  expect((await say('broadcast', { body, headers: { apikey: 'k' } })).status).toBe(403);
  expect(heard).toEqual([]);
});
