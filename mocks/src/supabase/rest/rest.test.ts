import { expect, test } from 'vitest';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

// tests/contract tests every call of the app. The app never makes the request of this test.
test('the error for a request that the mock does not know names the request', async () => {
  const { spectator } = await openTestNetwork();
  const { error } = await (await spectator()).from('user_follows').select('priority::text');
  expect(error).toMatchObject({
    message: 'The mock does not emulate select=priority::text',
    details: 'GET /rest/v1/user_follows?select=priority%3A%3Atext',
  });
});
