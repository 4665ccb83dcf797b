import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

test('a listener receives each of many writes in quick succession once and in order', async () => {
  const backend = await openBackend();
  const client = createClient(backend.url, backend.anonKey);
  await client.auth.signUp({ email: 'rask@eksempel.no', password: 'Kveldskamp#75' });
  const heard: unknown[] = [];
  await new Promise((resolve) => {
    client
      .channel('follows')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'user_follows' }, ({ new: row }) =>
        heard.push(row['entity_id']),
      )
      .on('system', {}, resolve)
      .subscribe();
  });
  const teams = Array.from({ length: 60 }, (_, at) => String(at));
  for (const [priority, entity_id] of teams.entries()) {
    const follow = { entity_type: 'team', entity_id, display_name: 'Brann', priority };
    const { error } = await client.from('user_follows').insert(follow);
    expect(error).toBeNull();
  }
  await vi.waitFor(() => expect(heard).toHaveLength(teams.length), { timeout: 20_000, interval: 50 });
  expect(heard).toEqual(teams);
  await client.removeAllChannels();
  await backend.stop();
});
