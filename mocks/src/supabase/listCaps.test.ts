import { LIST_FULL, mostFollowKinds, mostHiddenWords } from '@tribunen/contract';
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

test('CHANGE-6 a new choice in a full list of event choices deletes the older choices for teams that the user does not follow', async () => {
  const { spectator } = await openTestNetwork();
  const client = await spectator();
  const choice = (n: number) => ({ entity_type: 'team', entity_id: `lag ${n}` });
  const choices = client.from('follow_kinds');
  expect((await choices.insert(Array.from({ length: mostFollowKinds }, (_, n) => choice(n)))).error).toBeNull();
  expect((await choices.insert([choice(mostFollowKinds)])).error).toBeNull();
  const { data } = await choices.select('entity_id').in('entity_id', ['lag 0', `lag ${mostFollowKinds}`]);
  expect(data).toEqual([{ entity_id: `lag ${mostFollowKinds}` }]);
});
