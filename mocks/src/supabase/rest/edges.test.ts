import { expect, test } from 'vitest';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

async function read(path: string, headers: Record<string, string> = {}): Promise<readonly [number, unknown]> {
  const { backend } = await openTestNetwork();
  const request = new Request(`https://demo.example.test/rest/v1/${path}`, { headers: { apikey: 'k', ...headers } });
  const response = await backend.answer(request);
  return [response.status, await response.json()];
}

test.each([
  'live_matches_new?select=count()',
  'live_matches_new?select=minute::text',
  'team_messages?select=id,replies:team_messages!reference_message_id(id)',
  'live_matches_new?home_team_name=like.B*',
  'live_matches_new?home_team_name=not.imatch.^b',
  'live_matches_new?status=cs.{LIVE}',
  'team_messages?order=author(name)',
])('what no call asks for is answered with 501: %s', async (path) => {
  const [status, body] = await read(path);
  expect([status, body]).toMatchObject([501, { code: 'NOT_EMULATED' }]);
});

test.each(['live_matches_new', 'factors', 'rpc/sum'])(
  '%s of another schema is refused for its schema',
  async (path) => {
    const refused = await read(path, { 'accept-profile': 'auth' });
    expect(refused).toMatchObject([406, { code: 'PGRST106', message: 'Invalid schema: auth' }]);
  },
);

test('a limit that is not a number is ignored, and a negative limit is refused', async () => {
  expect(await read('live_matches_new?limit=abc')).toEqual([200, []]);
  expect(await read('live_matches_new?limit=-1')).toMatchObject([416, { code: 'PGRST103' }]);
});
