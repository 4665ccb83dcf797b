import { expect, test } from 'vitest';
import { demoSpectator, demoUsers } from '../../demoSpectator.ts';
import { openTestNetwork, type TestNetwork, testNow } from '../../testing/openTestNetwork.ts';

const jonas = demoUsers[1]?.id;
const match_id = 'ended';
const rating = { user_id: demoSpectator.id, player_id: '7', player_name: 'Amalie Berg', match_id, overall_rating: 4.5 };
const onConflict = 'user_id,player_id';

/** The network with a match after which players can be rated. */
async function openAfterMatch(): Promise<TestNetwork> {
  const network = await openTestNetwork();
  await network.backend.database.live_matches_new.insert([
    {
      id: match_id,
      status: 'FINISHED',
      minute: 90,
      injury_time: null,
      score_home: 1,
      score_away: 0,
      home_team_id: 900_002,
      home_team_name: 'Brann',
      away_team_id: 900_003,
      away_team_name: 'Fredrikstad',
      competition_code: 'TIP',
      utc_kickoff: new Date(testNow - 3 * 3_600_000).toISOString(),
      updated_at: new Date(testNow).toISOString(),
    },
  ]);
  return network;
}

test('an upsert inserts new rows, and changes existing ones', async () => {
  const { spectator, backend } = await openAfterMatch();
  const table = (await spectator()).from('player_ratings');
  expect(await table.upsert(rating, { onConflict })).toMatchObject({ status: 201, error: null });
  const again = { ...rating, overall_rating: 2 };
  expect(await table.upsert(again, { onConflict })).toMatchObject({ status: 200, error: null });
  expect(backend.database.player_ratings.rows()).toMatchObject([again]);
});

test('an upsert of many rows answers with new and existing rows in their order', async () => {
  const { spectator } = await openAfterMatch();
  const table = (await spectator()).from('player_ratings');
  await table.insert({ ...rating, technical_rating: 3 });
  const rows = [
    { ...rating, player_id: '8', overall_rating: 1 },
    { ...rating, overall_rating: 2 },
  ];
  const { data, status } = await table
    .upsert(rows, { onConflict })
    .select('player_id, overall_rating, technical_rating');
  expect(status).toBe(201);
  // Columns that the upsert does not name keep their values.
  expect(data).toEqual([
    { player_id: '8', overall_rating: 1, technical_rating: null },
    { player_id: '7', overall_rating: 2, technical_rating: 3 },
  ]);
});

test('an upsert that ignores duplicates leaves existing rows, and answers with the new ones', async () => {
  const { spectator, backend } = await openAfterMatch();
  const table = (await spectator()).from('player_ratings');
  await table.insert(rating);
  const rows = [
    { ...rating, overall_rating: 1 },
    { ...rating, player_id: '8' },
    { ...rating, player_id: '8', overall_rating: 1 },
  ];
  const { data, error } = await table.upsert(rows, { onConflict, ignoreDuplicates: true }).select('player_id');
  expect({ data, error }).toEqual({ data: [{ player_id: '8' }], error: null });
  expect(backend.database.player_ratings.rows().map((row) => row.overall_rating)).toEqual([4.5, 4.5]);
});

type Refused = [name: string, rows: Record<string, unknown>[], key: string, status: number, code: string];

const refusedUpserts: readonly Refused[] = [
  ['of a row that meets another of the same request', [rating, rating], onConflict, 500, '21000'],
  ['by columns that no constraint has', [rating], 'player_name', 400, '42P10'],
  ['in somebody else’s name', [{ ...rating, user_id: jonas }], onConflict, 403, '42501'],
  ['without the name of the player', [{ user_id: demoSpectator.id, player_id: '9' }], onConflict, 400, '23502'],
  ['of a rating that is no half step', [{ ...rating, overall_rating: 4.2 }], onConflict, 400, '23514'],
];

test.each(refusedUpserts)('an upsert %s is refused and changes nothing', async (_name, rows, key, status, code) => {
  const { spectator, backend } = await openAfterMatch();
  const client = await spectator();
  await client.from('player_ratings').insert({ ...rating, overall_rating: 1 });
  const before = structuredClone(backend.database.player_ratings.rows());
  const refused = await client.from('player_ratings').upsert(rows, { onConflict: key });
  expect(refused).toMatchObject({ status, error: { code } });
  expect(backend.database.player_ratings.rows()).toEqual(before);
});

test('an upsert that would change somebody else’s row is refused', async () => {
  const { spectator, backend } = await openAfterMatch();
  const refused = await (await spectator()).from('profiles').upsert({ user_id: jonas, name: 'Marte' });
  expect(refused).toMatchObject({ status: 403, error: { code: '42501' } });
  expect(backend.database.profiles.rows((row) => row.user_id === jonas)).toMatchObject([{ name: 'Jonas Berglund' }]);
});

test('a user creates and changes their own profile by the same call', async () => {
  const { spectator, backend } = await openAfterMatch();
  const client = await spectator();
  const save = (name: string) => client.from('profiles').upsert({ user_id: demoSpectator.id, name, bio: 'Felt A' });
  expect((await save('Marte')).error).toBeNull();
  expect((await save('Marte S.')).error).toBeNull();
  const mine = backend.database.profiles.rows((row) => row.user_id === demoSpectator.id);
  expect(mine).toMatchObject([{ name: 'Marte S.', bio: 'Felt A' }]);
});

test('columns that an insert of several rows leaves out are null', async () => {
  const { spectator } = await openAfterMatch();
  const client = await spectator();
  const follow = { entity_type: 'team', display_name: 'Liverpool' };
  const rows = [
    { ...follow, entity_id: '64' },
    { ...follow, entity_id: '65', priority: 3 },
  ];
  expect((await client.from('user_follows').insert(rows)).error).toMatchObject({ code: '23502' });
});

test('an update without values changes nothing', async () => {
  const { spectator } = await openAfterMatch();
  const { data, error } = await (await spectator()).from('user_follows').update({}).gte('priority', 0).select();
  expect({ data, error }).toEqual({ data: [], error: null });
});

test.each([
  ['rows with different columns', '[{"entity_id":"64"},{"entity_type":"team"}]', 400, 'PGRST102'],
  ['no JSON', '[{', 400, 'PGRST102'],
  ['JSON that is nested deeper than any row', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'PGRST102'],
])('a body with %s is refused', async (_name, body, status, code) => {
  const { spectator, backend } = await openAfterMatch();
  const { data } = await (await spectator()).auth.getSession();
  const response = await backend.answer(
    new Request('https://demo.example.test/rest/v1/user_follows', {
      method: 'POST',
      headers: { apikey: 'k', authorization: `Bearer ${data.session?.access_token}` },
      body,
    }),
  );
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test('a body that is too large for the gateway is refused', async () => {
  const { backend } = await openAfterMatch();
  for (const path of ['rest/v1/user_follows', 'auth/v1/signup']) {
    const body = JSON.stringify({ display_name: 'x'.repeat(10_000_000) });
    const request = new Request(`https://demo.example.test/${path}`, {
      method: 'POST',
      headers: { apikey: 'k' },
      body,
    });
    expect((await backend.answer(request)).status).toBe(413);
  }
});
