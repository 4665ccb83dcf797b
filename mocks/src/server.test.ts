import { type IncomingMessage, request as askHttp } from 'node:http';
import { connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoCredentials } from './demoSpectator.ts';
import { type MockServer, startMockServer } from './server.ts';

async function open(): Promise<MockServer> {
  const server = await startMockServer({ port: 0, seed: 1, speed: 60 });
  onTestFinished(() => server.stop());
  return server;
}

test('a write between SUBSCRIBED and the message «system ok» is not delivered, as with Supabase', async () => {
  const { url } = await open();
  const client = createClient(url, 'anonymous-key', { auth: { persistSession: false, autoRefreshToken: false } });
  onTestFinished(async () => void (await client.removeAllChannels()));
  await client.auth.signInWithPassword(demoCredentials);
  const heard: unknown[] = [];
  const system: unknown[] = [];
  const prioritise = (priority: number) =>
    client.from('user_follows').update({ priority }).eq('entity_id', '57').then();
  const early = new Promise((resolve, reject) => {
    client
      .channel('follows')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'user_follows' }, ({ new: row }) =>
        heard.push(row),
      )
      .on('system', {}, (message: unknown) => system.push(message))
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') prioritise(7).then(resolve, reject);
      });
  });
  await early;
  expect(system).toEqual([]);
  await vi.waitFor(() => expect(system).toMatchObject([{ status: 'ok' }]), { timeout: 5000 });
  await prioritise(8);
  await vi.waitFor(() => expect(heard).toMatchObject([{ priority: 8 }]));
});

test('a page at another origin may send requests, and can read errors', async () => {
  const { url, backend } = await open();
  const asked = await fetch(`${url}/rest/v1/user_follows`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:4173', 'access-control-request-headers': 'apikey,prefer' },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
  backend.faults.set('rest/*', { kind: 'status', status: 503 });
  const refused = await fetch(`${url}/rest/v1/user_follows`, { headers: { apikey: 'k' } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['rest/v1/live_matches_new', 'content-range', 'retry-after'],
  ['auth/v1/user', 'x-supabase-api-version', 'x-sb-error-code'],
  ['functions/v1/competitions', 'retry-after', 'content-range'],
])('a page at another origin can read of an answer of %s the header %s, and not %s', async (path, read, hidden) => {
  const { url } = await open();
  const { headers } = await fetch(`${url}/${path}`, { headers: { apikey: 'k' } });
  const exposed = headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toContain(read);
  expect(exposed).not.toContain(hidden);
});

test('an answer at an unknown function path has only the CORS header that lets pages read it', async () => {
  const { url } = await open();
  const { status, headers } = await fetch(`${url}/functions/v1/sell-tickets`, { method: 'OPTIONS' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  expect(headers.has('access-control-allow-headers')).toBe(false);
});

test('a fault that breaks the connection breaks it', async () => {
  const { url, backend } = await open();
  backend.faults.set('rest/*', { kind: 'offline' });
  await expect(fetch(`${url}/rest/v1/user_follows`, { headers: { apikey: 'k' } })).rejects.toThrow(TypeError);
});

test('an unknown path is answered with 404', async () => {
  const { url } = await open();
  expect((await fetch(`${url}/index.html`)).status).toBe(404);
});

test('the simulated match day is on the list and in the table', async () => {
  const { url } = await open();
  const client = createClient(url, 'anonymous-key', { auth: { persistSession: false } });
  const { data, error } = await client.from('live_matches_new').select('id').in('status', ['IN_PLAY', 'PAUSED']);
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThanOrEqual(3);
});

test('a client that breaks off a refused upgrade breaks nothing else', async () => {
  const { url } = await open();
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => reported.mockRestore());
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const upgrade = 'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  socket.write(upgrade, () => socket.resetAndDestroy());
  await vi.waitFor(() =>
    expect(reported).toHaveBeenCalledWith(
      'A client disconnected at /elsewhere',
      expect.objectContaining({ code: 'ECONNRESET' }),
    ),
  );
  expect((await fetch(`${url}/boot/version`)).status).toBe(200);
});

/**
 * Sends a request through node:http, because fetch refuses some requests that the tests need. `length` is the
 * `content-length` header; if the body is shorter, the request is left unfinished.
 */
function ask(url: string, method: string, body = '', length = body.length): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: 'k', 'content-length': length };
    const asking = askHttp(url, { method, headers }, (answer) => resolve(answer.resume()));
    onTestFinished(() => void asking.destroy());
    asking.on('error', reject);
    asking.write(body);
    if (length === body.length) asking.end();
  });
}

test('a GET may have a body, which is ignored', async () => {
  const { url } = await open();
  expect((await ask(`${url}/rest/v1/live_matches_new?limit=1`, 'GET', '{}')).statusCode).toBe(200);
});

test('a method that no endpoint accepts is refused with 405', async () => {
  const { url } = await open();
  expect((await ask(`${url}/rest/v1/live_matches_new`, 'TRACE')).statusCode).toBe(405);
});

test('an invalid address is a bad request', async () => {
  const { url } = await open();
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  const reported = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await reported).toMatch(/^HTTP\/1\.1 400 /);
});

test('a body that is too large is refused before all of it has arrived', async () => {
  const { url } = await open();
  const answer = await ask(`${url}/rest/v1/user_follows`, 'POST', 'x'.repeat(8_000_001), 9_000_000);
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
});

test('a realtime message that is too large closes its own socket only', async () => {
  const { url } = await open();
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => reported.mockRestore());
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=k&vsn=2.0.0`);
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.addEventListener('open', () => socket.send('x'.repeat(5_000_001)));
  expect(await closed).toBe(1009);
  expect((await fetch(`${url}/boot/version`)).status).toBe(200);
});
