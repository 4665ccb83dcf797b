import { expect, test } from 'vitest';
import { demoFollows, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

// tests/contract tests every call. These tests are about requests that no call makes, and about the values in a filter.

/** Sends a request as the demo spectator, and returns the status and the body of the answer. */
async function open() {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  const ask = async (method: string, path: string, body?: string): Promise<readonly [number, unknown]> => {
    const headers = { apikey: 'k', authorization: `Bearer ${access_token}`, prefer: 'return=representation' };
    const request = new Request(`https://demo.example.test/rest/v1/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await backend.answer(request);
    return [response.status, await response.json()];
  };
  return { ask, backend };
}

const follow = { entity_type: 'team', entity_id: '64', display_name: 'Liverpool' };

test('a request that the mock does not know is named in the error', async () => {
  const { ask } = await open();
  expect((await ask('GET', 'user_follows?select=priority::text'))[1]).toMatchObject({
    message: 'The mock does not emulate select=priority::text',
    details: 'GET /rest/v1/user_follows?select=priority::text',
  });
});

test('an upsert that ignores duplicates leaves existing rows, and answers with the new ones', async () => {
  const { spectator, backend } = await openTestNetwork();
  const rows = [
    { ...follow, entity_id: '57', display_name: 'Another name' },
    follow,
    { ...follow, display_name: 'Another name' },
  ];
  const onConflict = 'user_id,entity_type,entity_id';
  const table = (await spectator()).from('user_follows');
  const { data } = await table.upsert(rows, { onConflict, ignoreDuplicates: true }).select('entity_id');
  expect(data).toEqual([{ entity_id: '64' }]);
  const names = backend.database.user_follows.rows().map(({ display_name }) => display_name);
  expect(names.slice(demoFollows.length)).toEqual(['Liverpool']);
  expect(names).not.toContain('Another name');
});
