import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { openBackend } from './openBackend.ts';

test('many writes in quick succession are each received once and in order', async () => {
  const backend = await openBackend();
  const client = createClient(backend.url, backend.anonKey);
  await client.auth.signUp({ email: 'rask@eksempel.no', password: 'Kveldskamp#75' });
  const heard: unknown[] = [];
  await new Promise((resolve) => {
    client
      .channel('ratings')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'player_ratings' }, ({ new: row }) =>
        heard.push(row['player_id']),
      )
      .on('system', {}, resolve)
      .subscribe();
  });
  const players = Array.from({ length: 60 }, (_, at) => String(at));
  for (const player_id of players) {
    const rating = { player_id, player_name: 'Dorte', overall_rating: 4 };
    const { error } = await client.from('player_ratings').insert(rating);
    expect(error).toBeNull();
  }
  await vi.waitFor(() => expect(heard).toHaveLength(players.length), { timeout: 20_000, interval: 50 });
  expect(heard).toEqual(players);
  await client.removeAllChannels();
  await backend.stop();
});
