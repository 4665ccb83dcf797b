import { expect, test } from 'vitest';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

async function read(path: string, headers: Record<string, string> = {}): Promise<readonly [number, unknown]> {
  const { backend } = await openTestNetwork();
  const request = new Request(`https://demo.example.test/rest/v1/${path}`, { headers: { apikey: 'k', ...headers } });
  const response = await backend.answer(request);
  return [response.status, await response.json()];
}

test.each(['count()', 'minute.sum()', 'most:minute.max()', 'minute.avg()::text'])(
  'the aggregate %s is not allowed',
  async (select) => {
    expect(await read(`live_matches_new?select=${select}`)).toMatchObject([400, { code: 'PGRST123' }]);
  },
);

test.each(['live_matches_new', 'factors', 'rpc/sum'])(
  '%s of another schema is refused for its schema',
  async (path) => {
    const refused = await read(path, { 'accept-profile': 'auth' });
    expect(refused).toMatchObject([406, { code: 'PGRST106', message: 'Invalid schema: auth' }]);
  },
);

test('a limit that is no number is ignored, and a negative one refused', async () => {
  expect(await read('live_matches_new?limit=abc')).toEqual([200, []]);
  expect(await read('live_matches_new?limit=-1')).toMatchObject([
    416,
    { code: 'PGRST103', details: 'Limit should be greater than or equal to zero.' },
  ]);
  expect(await read('live_matches_new?offset=-1')).toMatchObject([400, { code: '2201X' }]);
});
