import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

const waiting = { timeout: 20_000, interval: 50 };

test('after a restart of the database the socket is still connected, and it delivers each row exactly once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const backend = await openBackend();
  const client = createClient(backend.url, backend.anonKey);
  await client.auth.signUp({ email: 'restart@eksempel.no', password: 'Kveldskamp#75' });
  const heard: unknown[] = [];
  await new Promise((resolve) => {
    client
      .channel('follows')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'user_follows' }, ({ new: row }) =>
        heard.push('entity_id' in row && row['entity_id']),
      )
      .on('system', {}, resolve)
      .subscribe();
  });
  const follow = async (entity_id: string): Promise<void> => {
    const { error } = await client
      .from('user_follows')
      .insert({ entity_type: 'team', entity_id, display_name: 'Brann' })
      .retry(false);
    // The database may have stored the row, and stopped before it could confirm the write.
    if (error !== null && error.code !== '23505') throw new Error(error.message);
  };
  await follow('1');
  await follow('2');
  await vi.waitFor(() => expect(heard).toEqual(['1', '2']), waiting);

  process.kill(await backend.databaseProcess(), 'SIGINT');
  await vi.waitFor(() => follow('3'), waiting);
  await follow('4');
  await vi.waitFor(() => expect(heard.slice(2)).toEqual(['3', '4']), waiting);
  expect(heard).toEqual(['1', '2', '3', '4']);
  await client.removeAllChannels();
  await backend.stop();
  vi.restoreAllMocks();
});
