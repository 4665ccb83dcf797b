import { liveUpdatesAnswer } from '@tribunen/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

const backend = await openBackend();
afterAll(() => backend.stop());

/** Signs a spectator up, and subscribes to the matches in play, as a page does. */
async function arrive(name: string): Promise<SupabaseClient> {
  const client = createClient(backend.url, backend.anonKey, { auth: { storageKey: name, persistSession: false } });
  if (name !== 'visitor') await client.auth.signUp({ email: `${name}@eksempel.no`, password: 'Kveldskamp#75' });
  const joined = new Promise((resolve) => {
    client
      .channel('live_matches_new')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'live_matches_new' }, () => {})
      .subscribe(resolve);
  });
  expect(await joined).toBe('SUBSCRIBED');
  return client;
}

test('live-updates returns the number of signed-in spectators who are connected', async () => {
  const count = async (): Promise<number> => {
    const response = await fetch(`${backend.url}/functions/v1/live-updates`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, authorization: `Bearer ${backend.anonKey}` },
    });
    return parse(liveUpdatesAnswer, await response.json()).websocketConnections;
  };
  const waiting = { timeout: 20_000, interval: 50 };
  expect(await count()).toBe(0);
  const [kari, ola] = [await arrive('kari'), await arrive('ola')];
  const visitor = await arrive('visitor');
  await vi.waitFor(async () => expect(await count()).toBe(2), waiting);
  await ola.removeAllChannels();
  await vi.waitFor(async () => expect(await count()).toBe(1), waiting);
  await Promise.all([kari.removeAllChannels(), visitor.removeAllChannels()]);
  await vi.waitFor(async () => expect(await count()).toBe(0), waiting);
});
