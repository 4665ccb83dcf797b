import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { exampleMatchRow } from '@tribunen/contract/examples';
import { looseObject, object, parse, tuple, unknown } from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import type { Backend } from '../../Backend.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';
import { type RealtimeSocket } from '@tribunen/protocol';
import { signKey } from '../auth/demoTokens.ts';

type Client = ReturnType<Awaited<ReturnType<typeof openTestNetwork>>['client']>;
type Heard = RealtimePostgresChangesPayload<Record<string, unknown>>;

interface Listening {
  readonly event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly table: string;
  readonly filter?: string;
}

interface Line {
  readonly heard: Heard[];
  readonly system: unknown[];
  readonly statuses: string[];
}

/**
 * Opens a channel with one subscription, and records every message that it receives. Resolves when the server listens
 * to the database.
 */
async function listen(client: Client, { event = '*', table, filter }: Listening): Promise<Line> {
  const line: Line = { heard: [], system: [], statuses: [] };
  client
    .channel(`${table} ${filter ?? ''}`)
    .on(
      'postgres_changes',
      { event: event as '*', schema: 'public', table, ...(filter !== undefined && { filter }) },
      (change) => line.heard.push(change),
    )
    .on('system', {}, (message: unknown) => line.system.push(message))
    .subscribe((status) => line.statuses.push(status));
  await vi.waitFor(() => expect(line.system).not.toEqual([]));
  return line;
}

const playing = { ...exampleMatchRow, minute: 1 };

test('one channel can listen for several things, and receives each of them once', async () => {
  const { client, backend } = await openTestNetwork();
  const heard: string[] = [];
  const system: unknown[] = [];
  const table = 'live_matches_new';
  client()
    .channel('both')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table }, () => heard.push('insert'))
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table, filter: 'minute=gte.45' }, () =>
      heard.push('late'),
    )
    .on('system', {}, (message: unknown) => system.push(message))
    .subscribe();
  await vi.waitFor(() => expect(system).toHaveLength(1));
  await backend.database.live_matches_new.upsert(playing);
  await backend.database.live_matches_new.upsert({ ...playing, minute: 44 });
  await backend.database.live_matches_new.upsert({ ...playing, minute: 45 });
  await vi.waitFor(() => expect(heard).toEqual(['insert', 'late']));
});

test('a channel that has left receives nothing more', async () => {
  const { client, backend } = await openTestNetwork();
  const [leaver, stayer] = [client(), client()];
  const gone = await listen(leaver, { table: 'live_matches_new' });
  const here = await listen(stayer, { table: 'live_matches_new' });
  await leaver.removeAllChannels();
  expect(gone.statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
  await backend.database.live_matches_new.upsert(playing);
  await vi.waitFor(() => expect(here.heard).toHaveLength(1));
  expect(gone.heard).toEqual([]);
});

/** A socket that records the messages it sends, without a client at the other end. */
function openSocket(backend: Backend, query = 'apikey=k&vsn=2.0.0'): { socket: RealtimeSocket; sent: unknown[] } {
  const sent: unknown[] = [];
  const url = new URL(`wss://demo.example.test/realtime/v1/websocket?${query}`);
  const socket = backend.realtime.open(url, {
    send: (data) => sent.push(typeof data === 'string' ? JSON.parse(data) : data),
    close: (code, reason) => sent.push([code, reason]),
  });
  return { socket, sent };
}

test.each([
  ['no key', 'vsn=2.0.0', [4401, 'No API key found in request']],
  ['another version', 'apikey=k&vsn=1.0.0', [4501, 'The mock speaks vsn=2.0.0 only']],
])('a socket with %s is closed with the reason', async (_name, query, farewell) => {
  const { backend } = await openTestNetwork();
  expect(openSocket(backend, query).sent).toEqual([farewell]);
});

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
  'the token «%s» identifies nobody: it opens no channel, and ends an open one',
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

test('a leave for an earlier join of a channel does not leave the later join, and gets no reply', async () => {
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

test('a leave that names no join does not close the channel, and a leave of an unknown channel is confirmed', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  await socket.receive('["1","1","realtime:x","phx_join",{"config":{}}]');
  await socket.receive('[null,"2","realtime:x","phx_leave",{}]');
  await socket.receive('["1","3","realtime:x","phx_leave",{}]');
  expect(sent.slice(-3)).toEqual([
    [null, '2', 'realtime:x', 'phx_reply', { status: 'ok', response: {} }],
    ['1', '1', 'realtime:x', 'phx_close', {}],
    ['1', '3', 'realtime:x', 'phx_reply', { status: 'ok', response: {} }],
  ]);
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

test('a message that is not a Phoenix message is ignored, and the socket stays open', async () => {
  const report = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const broken = ['', 'not a frame', '{}', '[1,2,3]', '["1"', Uint8Array.of(), Uint8Array.of(3), Uint8Array.of(9, 9)];
  const short = Uint8Array.of(3, 200, 1, 1, 1, 1, 0, 65);
  const noJson = Uint8Array.of(3, 0, 0, 0, 0, 0, 1, 123);
  for (const data of [...broken, short, noJson]) await socket.receive(data);
  await socket.receive('[null,"1","phoenix","heartbeat",{}]');
  expect(sent).toEqual([[null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
  expect(report).toHaveBeenCalledTimes(10);
});

test('only the chosen columns are sent; an unknown column is an error', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const listen = { event: '*', schema: 'public', table: 'live_matches_new' };
  const postgres_changes = [{ ...listen, select: ['score_home'] }, listen];
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes } }]));
  await backend.database.live_matches_new.upsert(playing);
  const [, , chosen, whole] = sent;
  expect(chosen).toMatchObject([null, null, 'realtime:x', 'postgres_changes', { data: { type: 'INSERT' } }]);
  // The primary key is always included.
  expect(recordOf(chosen)).toEqual({ id: '500001', score_home: 0 });
  expect(Object.keys(recordOf(whole))).toHaveLength(Object.keys(playing).length);

  await socket.receive(
    JSON.stringify([
      '2',
      '2',
      'realtime:y',
      'phx_join',
      { config: { postgres_changes: [{ ...listen, select: ['colour'] }] } },
    ]),
  );
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:y', 'system', { status: 'error' }]);
});

function recordOf(frame: unknown): object {
  const [, , , , payload] = parse(tuple([unknown(), unknown(), unknown(), unknown(), changePayload]), frame);
  return payload.data.record;
}
const changePayload = object({ data: object({ record: looseObject({}) }) });

test('conditions separated by commas must all hold, and their values may be quoted', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const filter = 'status=in.(IN_PLAY,PAUSED),home_team_name=eq."Brann, (Bergen)",minute=not.is.null';
  const postgres_changes = [{ event: '*', schema: 'public', table: 'live_matches_new', filter }];
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes } }]));
  const { live_matches_new } = backend.database;
  await live_matches_new.upsert(playing);
  await live_matches_new.upsert({ ...playing, home_team_name: 'Brann, (Bergen)', minute: null });
  await live_matches_new.upsert({ ...playing, home_team_name: 'Brann, (Bergen)', minute: 2 });
  expect(sent.slice(2)).toMatchObject([[null, null, 'realtime:x', 'postgres_changes', { data: { type: 'UPDATE' } }]]);
});

test.each(['secrets', 'profiles'])('a system message reports that nobody can listen to «%s»', async (table) => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const postgres_changes = [{ event: '*', schema: 'public', table }];
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes } }]));
  const words =
    'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters:';
  const message = `${words} [event: *, schema: public, table: ${table}, filters: [], select: nil]`;
  expect(sent[1]).toMatchObject([null, null, 'realtime:x', 'system', { status: 'error', message }]);
});

test.each([
  ['minute=gt.44', true],
  ['minute=gt.45', false],
  ['minute=not.lte.44', true],
  ['status=neq.FINISHED', true],
  ['status=in.(PAUSED,IN_PLAY)', true],
  ['status=not.in.(PAUSED,IN_PLAY)', false],
  ['id=in.("500001","a,b")', true],
  ['home_team_name=eq."Brann"', true],
  ['injury_time=is.null', true],
  ['injury_time=not.is.null', false],
  ['injury_time=eq.3', false],
  ['injury_time=neq.3', false],
  ['id=eq.500001,minute=gte.45,status=is.null', false],
  ['id=eq.500001,minute=gte.45,status=not.is.null', true],
  ['', true],
])('for a row in its 45th minute the filter «%s» is %o', async (filter, isSent) => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const postgres_changes = [{ event: '*', schema: 'public', table: 'live_matches_new', filter }];
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes } }]));
  expect(sent[1]).toMatchObject([null, null, 'realtime:x', 'system', { status: 'ok' }]);
  await backend.database.live_matches_new.upsert({ ...playing, minute: 45 });
  expect(sent).toHaveLength(isSent ? 3 : 2);
});

const asked = (filters: string): string =>
  `[event: *, schema: public, table: live_matches_new, filters: [${filters}], select: nil]`;
const parsing = 'Error parsing `filter` params:';
const failing = (filters: string, exception: string): string =>
  `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${asked(filters)}. Exception: ERROR ${exception}`;
const list = Array.from({ length: 101 }, (_, number) => number).join();

test.each([
  ['minute', `${parsing} ["minute"]`],
  ['minute=45', `${parsing} ["45"]`],
  ['minute=fts.45', `${parsing} ["fts", "45"]`],
  ['minute=cs.{45}', `${parsing} ["cs", "{45}"]`],
  ['minute=eq(any).{45}', `${parsing} ["eq(any)", "{45}"]`],
  ['minute=in.45', `${parsing} \`in\` filter value must be wrapped by parentheses`],
  ['minute=eq.1,', `${parsing} filter must not contain empty segments (check for extra commas)`],
  ['=eq.1', failing('{"", "eq", "1", false}', 'P0001 (raise_exception) invalid column for filter ')],
  [
    'minute=not.eq.late',
    failing(
      '{"minute", "eq", "late", true}',
      '22P02 (invalid_text_representation) invalid input syntax for type integer: "late"',
    ),
  ],
  [
    `minute=in.(${list})`,
    failing(
      `{"minute", "in", "{${list}}", false}`,
      'P0001 (raise_exception) too many values for `in` filter. Maximum 100',
    ),
  ],
  [
    'minute=is.true',
    failing(
      '{"minute", "is", "true", false}',
      'P0001 (raise_exception) is true filter requires a boolean column, got integer',
    ),
  ],
  [
    'minute=is.not_null',
    failing(
      '{"minute", "is", "not_null", false}',
      'P0001 (raise_exception) invalid value for is filter: must be null, true, false, or unknown',
    ),
  ],
])('the filter «%s» is malformed', async (filter, message) => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const postgres_changes = [{ event: '*', schema: 'public', table: 'live_matches_new', filter }];
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes } }]));
  expect(sent[1]).toMatchObject([null, null, 'realtime:x', 'system', { status: 'error', message }]);
});

test('with a star every published table must have the column of the filter', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const listen = async (topic: string, binding: object): Promise<void> => {
    const postgres_changes = [{ event: '*', schema: 'public', ...binding }];
    await socket.receive(JSON.stringify(['1', '1', topic, 'phx_join', { config: { postgres_changes } }]));
  };
  await listen('realtime:y', { table: '*', filter: 'score_home=eq.1' });
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:y', 'system', { status: 'error' }]);
  await listen('realtime:z', {});
  await backend.database.live_matches_new.upsert(playing);
  expect(sent.at(-1)).toMatchObject([null, null, 'realtime:z', 'postgres_changes', { data: { type: 'INSERT' } }]);
});

test('one invalid entry keeps the whole channel from subscribing', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  const matches = { event: '*', schema: 'public', table: 'live_matches_new' };
  const config = { postgres_changes: [matches, { ...matches, filter: 'colour=eq.red' }] };
  await socket.receive(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config }]));
  await backend.database.live_matches_new.upsert(playing);
  expect(sent.slice(1)).toMatchObject([[null, null, 'realtime:x', 'system', { status: 'error' }]]);
});

test('a socket opened with the service key uses it for channels without a token', async () => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend, `apikey=${await signKey('service_role')}&vsn=2.0.0`);
  const join = { config: { private: true } };
  await socket.receive(JSON.stringify(['1', '1', 'realtime:tribune', 'phx_join', join]));
  expect(sent).toMatchObject([['1', '1', 'realtime:tribune', 'phx_reply', { status: 'ok' }]]);
});

test.each([
  ['lobby', 'unmatched topic'],
  ['realtime:', 'TopicNameRequired: You must provide a topic name'],
])('the topic «%s» cannot be joined', async (topic, reason) => {
  const { backend } = await openTestNetwork();
  const { socket, sent } = openSocket(backend);
  await socket.receive(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
  expect(sent).toEqual([['1', '1', topic, 'phx_reply', { status: 'error', response: { reason } }]]);
});
