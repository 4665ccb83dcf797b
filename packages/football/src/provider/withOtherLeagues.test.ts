import { topLeagues } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { openProviders } from './openProviders.ts';

const opened = openProviders({
  now: () => Date.parse('2026-11-21T14:00:00Z'),
  seed: 1,
  speed: 1,
  plan: 'free',
  perMinute: 100,
});

async function ask(
  path: string,
): Promise<{ readonly [list: string]: readonly { readonly [field: string]: unknown }[] }> {
  const { footballData } = await opened;
  const request = new Request(`https://provider.example/v4/${path}`, { headers: { 'x-auth-token': 'key' } });
  const response = await footballData(request);
  expect(response.status).toBe(200);
  return response.json();
}

test('the stand-in offers the five top leagues in addition to those that it plays', async () => {
  const codes = (await ask('competitions'))['competitions']?.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...topLeagues, 'WC', 'TIP']));
  expect(new Set(codes).size).toBe(codes?.length);
});

test('a league that the stand-in does not play has clubs with squads of invented players, and no matches', async () => {
  const [barcelona] = (await ask('competitions/PD/teams'))['teams'] ?? [];
  expect(barcelona).toMatchObject({ id: 81, name: 'FC Barcelona', squad: expect.arrayContaining([]) });
  expect(barcelona?.['squad']).toHaveLength(25);
  expect(await ask('competitions/PD/matches')).toMatchObject({ matches: [] });
});

test('a league that the stand-in plays has the teams of the simulation', async () => {
  expect((await ask('competitions/PL/teams'))['teams']).toHaveLength(20);
});
