import { type IncomingMessage, request as askHttp } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoCredentials } from './demoSpectator.ts';
import { type MockServer, startMockServer } from './server.ts';

async function open(): Promise<MockServer> {
  const server = await startMockServer({ port: 0, seed: 1, speed: 60 });
  onTestFinished(() => server.stop());
  return server;
}

test('as in Supabase, a client does not receive a row that is written between SUBSCRIBED and the server’s message «system ok»', async () => {
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

test('the fault `offline` breaks the client’s connection', async () => {
  const { url, backend } = await open();
  backend.faults.set('rest/*', { kind: 'offline' });
  await expect(fetch(`${url}/rest/v1/user_follows`, { headers: { apikey: 'k' } })).rejects.toThrow(TypeError);
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

test('a body that is too large is refused before all of it has arrived', async () => {
  const { url } = await open();
  const answer = await ask(`${url}/rest/v1/user_follows`, 'POST', 'x'.repeat(8_000_001), 9_000_000);
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
});
