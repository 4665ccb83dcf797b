import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoCredentials } from './demoSpectator.ts';
import { type MockServer, startMockServer } from './server.ts';

async function open(): Promise<MockServer> {
  const server = await startMockServer({ port: 0, seed: 1, speed: 60 });
  onTestFinished(() => server.stop());
  return server;
}

test('a client outside the process signs in, reads, writes and listens', async () => {
  const { url, backend } = await open();
  const client = createClient(url, 'anonymous-key', { auth: { persistSession: false, autoRefreshToken: false } });
  onTestFinished(async () => void (await client.removeAllChannels()));
  expect((await client.auth.signInWithPassword(demoCredentials)).error).toBeNull();

  const heard: unknown[] = [];
  const system: unknown[] = [];
  client
    .channel('follows')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'user_follows' }, (change) => heard.push(change.new))
    .on('system', {}, (message: unknown) => system.push(message))
    .subscribe();
  await vi.waitFor(() => expect(system).toMatchObject([{ status: 'ok' }]), { timeout: 5000 });

  const { error } = await client.from('user_follows').update({ priority: 7 }).eq('entity_id', '57');
  expect(error).toBeNull();
  await vi.waitFor(() => expect(heard).toMatchObject([{ display_name: 'Arsenal', priority: 7 }]));
  expect(backend.database.user_follows.rows((row) => row.priority === 7)).toHaveLength(1);
});

test('a page at another origin may ask, and hears what went wrong', async () => {
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

test('a fault that breaks the connection breaks it', async () => {
  const { url, backend } = await open();
  backend.faults.set('rest/*', { kind: 'offline' });
  await expect(fetch(`${url}/rest/v1/user_follows`, { headers: { apikey: 'k' } })).rejects.toThrow(TypeError);
});

test('what is not there is not found', async () => {
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
