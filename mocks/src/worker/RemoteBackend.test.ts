import { afterEach, expect, test, vi } from 'vitest';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import type { Wire } from '@tribunen/protocol';
import { newPlace } from '../testing/newPlace.ts';
import type { OpenTabOptions } from '../testing/openTab.ts';
import { TestWorker } from '../testing/TestWorker.ts';
import { RemoteBackend, type RemoteBackendOptions } from './RemoteBackend.ts';

afterEach(() => void vi.restoreAllMocks());

const host = 'https://demo.example.test';
const socketAddress = new URL('wss://demo.example.test/realtime/v1/websocket?apikey=k&vsn=2.0.0');
const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };
const well: SelectedFaults = { answers: 'none', place: 'everywhere', line: 'none', clock: 'right', span: null };

function begin(options: Partial<RemoteBackendOptions> = {}, place: OpenTabOptions = newPlace()) {
  const worker = new TestWorker(place);
  const remote = new RemoteBackend({
    serve: worker.serve,
    locks: navigator.locks,
    onWorldGone: () => {},
    search: '',
    remembered: { world: null, beginsAnew: false },
    ...options,
  });
  // Tests of a backend that does not open await `opened` themselves; the others must not fail on its unhandled rejection.
  remote.opened.catch(() => null);
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const { session } = await remote.opened;
    const headers = {
      apikey: 'k',
      authorization: `Bearer ${session?.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    return remote.answer(
      new Request(`${host}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
  };
  return { worker, remote, place, ask };
}

/** A client's end of a socket, which records the messages that it receives. */
function client() {
  const heard: (string | ArrayBuffer)[] = [];
  const wire = { send: (data: string | ArrayBuffer) => void heard.push(data), close: vi.fn<Wire['close']>() };
  return { heard, wire, texts: () => heard.filter((data) => typeof data === 'string') };
}

const frame = (event: string, payload: object): string => JSON.stringify(['1', '1', 'realtime:stand', event, payload]);

test('a request reaches the backend with headers and body, and its whole answer comes back', async () => {
  const { ask, worker } = begin();
  const written = await ask('POST', '/rest/v1/user_follows?select=entity_id', follow);
  expect(written.status).toBe(201);
  expect(await written.json()).toEqual([{ entity_id: '64' }]);
  const read = await ask('GET', '/rest/v1/user_follows');
  expect(read.headers.get('content-range')).toBe('0-5/*');
  expect(worker.tabs[0]?.backend.database.user_follows.rows()).toHaveLength(6);
});

test('an answer without a body, a redirect and a broken connection stay what they are', async () => {
  const { ask, remote } = begin();
  const signedOut = await ask('POST', '/auth/v1/logout?scope=others');
  expect([signedOut.status, signedOut.body]).toEqual([204, null]);
  const away = await ask('GET', '/auth/v1/authorize?provider=google&redirect_to=https://demo.example.test/');
  expect([away.status >= 300, away.headers.has('location')]).toEqual([true, true]);
  remote.chooseFaults({ choice: { ...well, answers: 'offline' }, at: Date.now() });
  expect((await ask('GET', '/rest/v1/user_follows')).type).toBe('error');
});

test('an error of the backend is thrown to the caller, and reported once', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { ask, place, remote } = begin();
  await remote.opened;
  vi.spyOn(place.log, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(ask('POST', '/rest/v1/user_follows', follow)).rejects.toThrow('full');
  expect(report).toHaveBeenCalledOnce();
});

test('frames pass both ways in order, text and bytes, and a socket that its client has left is closed', async () => {
  const { remote, worker } = begin();
  const { heard, texts, wire } = client();
  await remote.opened;
  const socket = remote.connect(socketAddress, wire);
  const config = { broadcast: { self: true }, presence: { key: '' }, postgres_changes: [] };
  await socket.receive(frame('phx_join', { config }));
  await socket.receive(frame('broadcast', { type: 'broadcast', event: 'cheer', payload: { side: 'home' } }));
  await vi.waitFor(() => expect(texts().at(-1)).toContain('"event":"cheer"'));
  expect(texts()[0]).toContain('phx_reply');

  const words = ['1', '2', 'realtime:stand', 'noise', ''].map((text) => new TextEncoder().encode(text));
  const message = [3, ...words.map(({ length }) => length), 0, ...words.flatMap((word) => [...word]), 7, 4];
  await socket.receive(Uint8Array.from(message));
  await vi.waitFor(() => expect(heard.at(-1)).toBeInstanceOf(ArrayBuffer));

  const connections = () => worker.tabs[0]?.backend.realtime.connections;
  expect(connections()).toBe(1);
  socket.closed();
  await vi.waitFor(() => expect(connections()).toBe(0));
  expect(wire.close).not.toHaveBeenCalled();
});

test('a socket that the backend closes is closed, with code and reason', async () => {
  const { remote } = begin();
  const { wire } = client();
  await remote.opened;
  remote.connect(socketAddress, wire);
  remote.chooseFaults({ choice: { ...well, line: 'closed' }, at: Date.now() });
  await vi.waitFor(() => expect(wire.close).toHaveBeenCalledExactlyOnceWith(4000, expect.stringContaining('purpose')));
});

test('faults apply to later requests, and end at a time that counts from when they were chosen', async () => {
  const { ask, remote } = begin();
  await remote.opened;
  const choice: SelectedFaults = { ...well, answers: 'server-error', span: 10 };
  remote.chooseFaults({ choice, at: Date.now() });
  expect((await ask('GET', '/rest/v1/user_follows')).status).toBe(500);
  remote.chooseFaults({ choice, at: Date.now() - 10_000 });
  expect((await ask('GET', '/rest/v1/user_follows')).status).toBe(200);
});

test('requests wait until the backend is open', async () => {
  const { remote, worker } = begin();
  const answer = remote.answer(new Request(`${host}/rest/v1/profiles`, { headers: { apikey: 'k' } }));
  const { texts, wire } = client();
  await remote.connect(socketAddress, wire).receive(frame('phx_join', { config: {} }));
  expect(worker.tabs).toEqual([]);
  expect((await answer).status).toBe(200);
  await vi.waitFor(() => expect(texts()[0]).toContain('phx_reply'));
});

test('a backend that cannot be started is gone, and requests to it fail', async () => {
  const ended = vi.fn<() => void>();
  const { remote } = begin({
    serve: (_port, _opening, onFailure) => {
      queueMicrotask(() => onFailure('A classic script'));
      return ended;
    },
  });
  const answer = remote.answer(new Request(host));
  await expect(remote.opened).rejects.toMatchObject({ cause: 'A classic script' });
  expect((await answer).type).toBe('error');
  await expect(remote.gone).resolves.toBeUndefined();
  // The thread and the lock that are left of it are released too.
  expect(ended).toHaveBeenCalledOnce();
});

test('a backend that fails while it opens is gone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const place = newPlace();
  vi.spyOn(place.log, 'entriesAfter').mockRejectedValue(new Error('The log cannot be read'));
  const { remote } = begin({}, place);
  await expect(remote.opened).rejects.toMatchObject({ cause: 'Error: The log cannot be read' });
});

test('an error of a backend that is alive does not end it', async () => {
  let onError: (reason: unknown) => void = () => {};
  const worker = new TestWorker(newPlace());
  const { remote, ask } = begin({
    serve: (port, opening, onFailure) => {
      onError = onFailure;
      return worker.serve(port, opening, onFailure);
    },
  });
  await remote.opened;
  onError('A listener has thrown');
  expect((await ask('GET', '/rest/v1/user_follows')).status).toBe(200);
});

test('when the backend ends without notice, requests under way fail, sockets close, and nobody waits', async () => {
  const { remote, worker, ask } = begin();
  const { wire } = client();
  await remote.opened;
  remote.connect(socketAddress, wire);
  remote.chooseFaults({ choice: { ...well, answers: 'never' }, at: Date.now() });
  const underWay = ask('GET', '/rest/v1/user_follows');
  // The next request is already behind it in the port, so the backend has received both.
  void ask('GET', '/rest/v1/profiles');
  await worker.end();
  expect((await underWay).type).toBe('error');
  expect(wire.close).toHaveBeenCalledExactlyOnceWith(4000, expect.any(String));
  await expect(remote.gone).resolves.toBeUndefined();

  expect((await ask('GET', '/rest/v1/user_follows')).type).toBe('error');
  const late = client();
  remote.connect(socketAddress, late.wire);
  expect(late.wire.close).toHaveBeenCalledOnce();
});
