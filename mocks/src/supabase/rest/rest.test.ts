import { expect, test } from 'vitest';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

// tests/contract tests every call. This test is about a request that no call makes.
test('a request that the mock does not know is named in the error', async () => {
  const { spectator } = await openTestNetwork();
  const { error } = await (await spectator()).from('user_follows').select('priority::text');
  expect(error).toMatchObject({
    message: 'The mock does not emulate select=priority::text',
    details: 'GET /rest/v1/user_follows?select=priority%3A%3Atext',
  });
});
