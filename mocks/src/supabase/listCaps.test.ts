import { LIST_FULL, mostHiddenWords } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { openTestNetwork } from '../testing/openTestNetwork.ts';

test('CHANGE-6 a full list refuses the next row, but accepts a row that it already contains', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const { data } = await client.auth.getUser();
  const words = Array.from({ length: mostHiddenWords }, (_, n) => ({ user_id: data.user?.id, word: `ord${n}` }));
  await client.from('hidden_words').delete().eq('user_id', data.user?.id);
  expect((await client.from('hidden_words').insert(words)).error).toBeNull();
  const again = { onConflict: 'user_id,word', ignoreDuplicates: true };
  expect((await client.from('hidden_words').upsert(words.slice(0, 1), again)).error).toBeNull();
  const next = await client.from('hidden_words').insert({ user_id: data.user?.id, word: 'enda' });
  expect(next).toMatchObject({ status: 422, error: { code: LIST_FULL, details: '500' } });
});
