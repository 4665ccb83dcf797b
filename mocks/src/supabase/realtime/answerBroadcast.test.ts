import { expect, test } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import { openChannels } from '../../testing/openChannels.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';
import type { ChannelRules } from '../channelRights.ts';
import { answerBroadcast, type Who } from '@tribunen/protocol';

const rules: ChannelRules = {
  receives: ({ role }) => role === 'authenticated',
  sends: ({ role }) => role === 'authenticated',
};
const spectator: Who = {
  role: 'authenticated',
  id: demoSpectator.id,
  email: demoSpectator.email,
  isAdmin: false,
  sessionId: 'session',
  expiresAt: Number.MAX_SAFE_INTEGER,
};

interface Listening {
  readonly heard: unknown[];
  say(path: string, init?: RequestInit): Promise<Response>;
}

/** A listener in the private room «tribune», where signed-in users may send. */
async function listen(): Promise<Listening> {
  const { server, enter, spectator: token } = await openChannels(rules);
  const { sent } = await enter({ private: true }, token);
  sent.length = 0;
  return {
    heard: sent,
    say: (path, init) =>
      answerBroadcast(
        server,
        spectator,
        new Request(`https://x.test/realtime/v1/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
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

test('several messages are sent at once, each to its room', async () => {
  const { say, heard } = await listen();
  const messages = [toTribune('heia', true), toTribune('public', false), toTribune('igjen', true)];
  expect((await say('broadcast', { body: JSON.stringify({ messages }) })).status).toBe(202);
  expect(heard).toMatchObject([
    [null, null, 'realtime:tribune', 'broadcast', { type: 'broadcast', event: 'heia', payload: { n: 1 } }],
    [null, null, 'realtime:tribune', 'broadcast', { event: 'igjen' }],
  ]);
});

test('a single message has its room and its event in the address', async () => {
  const { say, heard } = await listen();
  const path = `broadcast/tribune/events/${encodeURIComponent('mål!')}?private=true`;
  expect((await say(path, { body: '{"n":2}' })).status).toBe(202);
  expect(heard).toMatchObject([[null, null, 'realtime:tribune', 'broadcast', { event: 'mål!', payload: { n: 2 } }]]);
});

test.each([
  ['nothing', 'broadcast', '', 422],
  ['no list', 'broadcast', '{"messages":{}}', 422],
  ['a message without an event', 'broadcast', '{"messages":[{"topic":"tribune","payload":{}}]}', 422],
  ['a message without content', 'broadcast', '{"messages":[{"topic":"tribune","event":"heia"}]}', 422],
  ['an address that is none', 'shout', '{}', 404],
  ['a room in broken code', 'broadcast/%zz/events/%e0%a4', '{}', 202],
])('%s is answered as Realtime answers it', async (_name, path, body, status) => {
  const { say, heard } = await listen();
  expect((await say(path, { body })).status).toBe(status);
  expect(heard).toEqual([]);
});

test('an invalid token is refused, even for a public room', async () => {
  const { backend } = await openTestNetwork();
  const response = await backend.answer(
    new Request('https://x.test/realtime/v1/api/broadcast/tribune/events/heia', {
      method: 'POST',
      headers: { apikey: 'k', authorization: 'Bearer a.b.c' },
      body: '{}',
    }),
  );
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: 'Unauthorized' });
});
