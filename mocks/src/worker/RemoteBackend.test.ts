import { afterEach, expect, test, vi } from 'vitest';
import type { SelectedFaults } from '../faults/chooseFaults.ts';
import type { Wire } from '@tribunen/protocol';
import { openTab } from '../testing/openTab.ts';
import { TestWorker } from '../testing/TestWorker.ts';
import type { RemoteBackendOptions, Serve } from './RemoteBackend.ts';

afterEach(() => void vi.restoreAllMocks());

const host = 'https://demo.example.test';
const socketAddress = new URL('wss://demo.example.test/realtime/v1/websocket?apikey=k&vsn=2.0.0');
const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };
const well: SelectedFaults = { answers: 'none', place: 'everywhere', line: 'none', clock: 'right', span: null };

function begin(options: Partial<RemoteBackendOptions> = {}, worker = new TestWorker()) {
  const { backend: remote, ask } = openTab(worker, options);
  return { worker, remote, ask };
}

/** A client's end of a socket, which records the messages that it receives. */
function client() {
  const heard: string[] = [];
  const wire = { send: (data: string) => void heard.push(data), close: vi.fn<Wire['close']>() };
  return { heard, wire };
}

const frame = (event: string, payload: object): string => JSON.stringify(['1', '1', 'realtime:stand', event, payload]);

test('a request reaches the backend with its headers and body, and the whole answer comes back', async () => {
  const { ask, worker } = begin();
  const written = await ask('POST', '/rest/v1/user_follows?select=entity_id', follow);
  expect(written.status).toBe(201);
  expect(await written.json()).toEqual([{ entity_id: '64' }]);
  const read = await ask('GET', '/rest/v1/user_follows');
  expect(read.headers.get('content-range')).toBe('0-5/*');
  expect(worker.backends[0]?.database.user_follows.rows()).toHaveLength(6);
});

test('an answer without a body, a redirect and a broken connection pass unchanged', async () => {
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
  const { ask, remote, worker } = begin();
  await remote.opened;
  for (const backend of worker.backends) vi.spyOn(backend, 'answer').mockRejectedValue(new Error('broken'));
  await expect(ask('POST', '/rest/v1/user_follows', follow)).rejects.toThrow('broken');
  expect(report).toHaveBeenCalledOnce();
});

test('text and binary frames reach the backend, its answers reach the client in order, and the backend closes a socket that its client has left', async () => {
  const { remote, worker } = begin();
  const { heard, wire } = client();
  await remote.opened;
  const socket = remote.connect(socketAddress, wire);
  const config = { broadcast: { self: true }, presence: { key: '' }, postgres_changes: [] };
  await socket.receive(frame('phx_join', { config }));
  await socket.receive(frame('broadcast', { type: 'broadcast', event: 'cheer', payload: { side: 'home' } }));
  await vi.waitFor(() => expect(heard.at(-1)).toContain('"event":"cheer"'));
  expect(heard[0]).toContain('phx_reply');

  const words = ['1', '2', 'realtime:stand', 'noise', ''].map((text) => new TextEncoder().encode(text));
  const message = [3, ...words.map(({ length }) => length), 1, ...words.flatMap((word) => [...word]), 123, 125];
  await socket.receive(Uint8Array.from(message));
  await vi.waitFor(() => expect(heard.at(-1)).toContain('"event":"noise"'));

  const connections = () => worker.backends[0]?.realtime.connections;
  expect(connections()).toBe(1);
  socket.closed();
  await vi.waitFor(() => expect(connections()).toBe(0));
  expect(wire.close).not.toHaveBeenCalled();
});

test('when the backend closes a socket, the client receives the code and the reason', async () => {
  const { remote } = begin();
  const { wire } = client();
  await remote.opened;
  remote.connect(socketAddress, wire);
  remote.chooseFaults({ choice: { ...well, line: 'closed' }, at: Date.now() });
  await vi.waitFor(() => expect(wire.close).toHaveBeenCalledExactlyOnceWith(4000, expect.stringContaining('purpose')));
});

test('chosen faults apply to later requests, and their span begins at the moment of the choice', async () => {
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
  const { heard, wire } = client();
  await remote.connect(socketAddress, wire).receive(frame('phx_join', { config: {} }));
  expect(worker.backends).toEqual([]);
  expect((await answer).status).toBe(200);
  await vi.waitFor(() => expect(heard[0]).toContain('phx_reply'));
});

const ended = vi.fn<() => void>();
const cannot: Serve = (_port, _opening, onFailure) => {
  queueMicrotask(() => onFailure('A classic script'));
  return ended;
};

test('without workers the backend runs in the page, a warning says so, and the failed worker is released', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = new TestWorker();
  const { ask } = begin({ ways: [cannot, page.serve] });
  expect((await ask('POST', '/rest/v1/user_follows', follow)).status).toBe(201);
  expect(page.backends).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  expect(ended).toHaveBeenCalledOnce();
});

test('if every way to open the backend fails, `opened` rejects and all requests fail', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { remote } = begin({ ways: [cannot] });
  const answer = remote.answer(new Request(host));
  await expect(remote.opened).rejects.toMatchObject({ cause: 'A classic script' });
  expect((await answer).type).toBe('error');
  expect((await remote.answer(new Request(host))).type).toBe('error');
  const { wire } = client();
  remote.connect(socketAddress, wire);
  expect(wire.close).toHaveBeenCalledOnce();
});

test('if a backend fails to open in the worker, a backend opens in the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const worker = new TestWorker();
  const page = new TestWorker();
  vi.spyOn(worker.store, 'tables').mockRejectedValue(new Error('The store cannot be read'));
  const { ask } = begin({ ways: [worker.serve, page.serve] });
  expect((await ask('GET', '/rest/v1/user_follows')).status).toBe(200);
  expect([worker.backends.length, page.backends.length]).toEqual([0, 1]);
});

test('an error does not end a backend that still holds its lock', async () => {
  let onError: (reason: unknown) => void = () => {};
  const worker = new TestWorker();
  const serve: Serve = (port, opening, onFailure) => {
    onError = onFailure;
    return worker.serve(port, opening, onFailure);
  };
  const { remote, ask } = begin({ ways: [serve] });
  await remote.opened;
  onError('A listener has thrown');
  expect((await ask('GET', '/rest/v1/user_follows')).status).toBe(200);
});

test('when the worker ends without notice, requests under way fail, sockets close, and another worker takes over with the same faults', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onWorldGone = vi.fn<() => void>();
  const { remote, worker, ask } = begin({ onWorldGone });
  const { wire } = client();
  expect((await ask('POST', '/rest/v1/user_follows', follow)).status).toBe(201);
  remote.connect(socketAddress, wire);
  remote.chooseFaults({ choice: { ...well, answers: 'never', place: 'live' }, at: Date.now() });
  const underWay = ask('GET', '/api/live/delta');
  // The port delivers requests in order: once the backend has answered this request, it has received the pending
  // request too.
  await ask('GET', '/rest/v1/profiles');
  remote.chooseFaults({ choice: { ...well, answers: 'server-error', place: 'live' }, at: Date.now() });
  await worker.end();
  expect((await underWay).type).toBe('error');
  expect(wire.close).toHaveBeenCalledExactlyOnceWith(4000, expect.any(String));
  await vi.waitFor(async () => expect((await ask('GET', '/api/live/delta')).status).toBe(500));
  expect(await (await ask('GET', '/rest/v1/user_follows')).text()).toContain('"64"');
  expect(worker.backends).toHaveLength(2);
  expect(onWorldGone).not.toHaveBeenCalled();
});

test('when the next worker cannot be opened, the backend continues in the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const dying = new TestWorker();
  const page = new TestWorker();
  let begun = 0;
  const worker: Serve = (...served) => ((begun += 1) === 1 ? dying.serve : cannot)(...served);
  const { ask } = begin({ ways: [worker, page.serve] });
  await ask('GET', '/rest/v1/user_follows');
  await dying.end();
  await vi.waitFor(async () => expect((await ask('GET', '/api/boot/version')).status).toBe(200));
  expect(page.backends).toHaveLength(1);
});

test('the page reloads when the new worker lacks the stored rows or does not answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const forgetful = new TestWorker();
  const first = vi.fn<() => void>();
  await begin({ onWorldGone: first }, forgetful).remote.opened;
  await forgetful.store.keepWorld({ id: 'another world', anchor: 0 });
  await forgetful.end();
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());

  const dying = new TestWorker();
  const second = vi.fn<() => void>();
  let begun = 0;
  const worker: Serve = (...served) => ((begun += 1) === 1 ? dying.serve(...served) : () => {});
  await begin({ onWorldGone: second, ways: [worker] }).remote.opened;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await dying.end();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});
