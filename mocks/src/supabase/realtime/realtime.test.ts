import { exampleMatchRow } from '@tribunen/contract/examples';
import { expect, test, vi } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import type { Backend } from '../../Backend.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';
import { type RealtimeSocket } from '@tribunen/protocol';

const playing = { ...exampleMatchRow, minute: 1 };

/** A server's socket without a client. It records the messages that the server sends. */
function openSocket(backend: Backend, query = 'apikey=k&vsn=2.0.0'): { socket: RealtimeSocket; sent: unknown[] } {
  const sent: unknown[] = [];
  const url = new URL(`wss://demo.example.test/realtime/v1/websocket?${query}`);
  const socket = backend.realtime.open(url, {
    send: (data) => sent.push(typeof data === 'string' ? JSON.parse(data) : data),
    close: (code, reason) => sent.push([code, reason]),
  });
  return { socket, sent };
}

test('a new token replaces the old one; an expired token ends the channel', async () => {
  const { backend } = await openTestNetwork();
  const first = await backend.auth.openSession(demoSpectator.id);
  vi.setSystemTime(testNow + 3_000_000);
  const second = await backend.auth.openSession(demoSpectator.id);
  const { socket, sent } = openSocket(backend);
  const join = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'live_matches_new' }] } };
  await socket.receive(
    JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { ...join, access_token: first.access_token }]),
  );
  await socket.receive(JSON.stringify(['1', '2', 'realtime:x', 'access_token', { access_token: second.access_token }]));
  vi.setSystemTime(testNow + 3_700_000);
  await backend.database.live_matches_new.upsert(playing);
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:x', 'postgres_changes', {}]);
  await socket.receive(JSON.stringify(['1', '3', 'realtime:x', 'access_token', { access_token: first.access_token }]));
  expect(sent.slice(-2)).toMatchObject([
    [null, null, 'realtime:x', 'system', { status: 'error', message: 'Token has expired 100 seconds ago' }],
    ['1', '1', 'realtime:x', 'phx_close', {}],
  ]);
});

const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.AAAA';

const noJwt = 'The token provided is not a valid JWT';

test.each([
  ['not-a-token', `MalformedJWT: ${noJwt}`, noJwt],
  [forged, 'JwtSignatureError: Failed to validate JWT signature', ':signature_error'],
])(
  'the server refuses a join with the invalid token «%s», and closes an open channel that sends this token',
  async (access_token, reason, words) => {
    const { backend } = await openTestNetwork();
    const { socket, sent } = openSocket(backend);
    await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: {}, access_token }]));
    expect(sent).toEqual([['1', '1', 'realtime:x', 'phx_reply', { status: 'error', response: { reason } }]]);
    await socket.receive('["2","2","realtime:y","phx_join",{"config":{},"access_token":"k"}]');
    expect(sent.at(-1)).toMatchObject(['2', '2', 'realtime:y', 'phx_reply', { status: 'ok' }]);
    await socket.receive(JSON.stringify(['2', '3', 'realtime:y', 'access_token', { access_token }]));
    expect(sent.slice(-2)).toMatchObject([
      [null, null, 'realtime:y', 'system', { extension: 'system', status: 'error', message: words }],
      ['2', '2', 'realtime:y', 'phx_close', {}],
    ]);
  },
);

test('a second join of the same topic ends the first', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  await socket.receive('["1","1","realtime:x","phx_join",{"config":{}}]');
  await socket.receive('["2","2","realtime:x","phx_join",{"config":{}}]');
  expect(sent).toMatchObject([
    ['1', '1', 'realtime:x', 'phx_reply', { status: 'ok' }],
    ['1', '1', 'realtime:x', 'phx_close', {}],
    ['2', '2', 'realtime:x', 'phx_reply', { status: 'ok' }],
  ]);
});

test('a leave with the reference of an earlier join does not end the later join, and gets no reply', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const join = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'live_matches_new' }] } };
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', join]));
  await socket.receive(JSON.stringify(['2', '2', 'realtime:x', 'phx_join', join]));
  const before = sent.length;
  await socket.receive('["1","3","realtime:x","phx_leave",{}]');
  expect(sent.slice(before).filter((frame) => JSON.stringify(frame).includes('phx_reply'))).toEqual([]);
  await backend.database.live_matches_new.upsert(playing);
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:x', 'postgres_changes', {}]);
  await socket.receive('["2","4","realtime:x","phx_leave",{}]');
  expect(sent.at(-1)).toEqual(['2', '2', 'realtime:x', 'phx_close', {}]);
});

test('heartbeats are answered, and an unknown event is refused', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  await socket.receive('[null,"1","phoenix","heartbeat",{}]');
  await socket.receive('["2","2","realtime:x","phx_join",{"config":{}}]');
  await socket.receive('["2","3","realtime:x","shout",{}]');
  await socket.receive('["2","4","realtime:y","shout",{}]');
  await socket.receive('["2","5","realtime:z","phx_join",{"config":{"postgres_changes":"all"}}]');
  expect(sent).toEqual([
    [null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
    ['2', '2', 'realtime:x', 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }],
    [
      '2',
      '3',
      'realtime:x',
      'phx_reply',
      { status: 'error', response: { reason: 'The mock does not emulate shout yet' } },
    ],
    ['2', '4', 'realtime:y', 'phx_reply', { status: 'error', response: { reason: 'unmatched topic' } }],
    [
      '2',
      '5',
      'realtime:z',
      'phx_reply',
      { status: 'error', response: { reason: 'The payload of phx_join is malformed' } },
    ],
  ]);
});
