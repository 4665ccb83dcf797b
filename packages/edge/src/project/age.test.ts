import { expect, test } from 'vitest';
import { get, openProject, post } from '../testing/openProject.ts';

const season = { competition: null, standings: [] };
const competitions = { competitions: [{ id: 2021, code: 'PL', name: 'Premier League' }] };
/** The stored answers. The clock of the test project shows 15:00. */
const answers = {
  provider_answers: (search: URLSearchParams) =>
    search.get('name') === 'eq.competitions'
      ? [{ body: competitions, fetched_at: '2026-11-21T14:59:30+00:00' }]
      : [{ body: season, fetched_at: '2026-11-21T03:00:00+00:00' }],
};

test('a stored answer is used at any age, and the response gives the age of its oldest part in seconds', async () => {
  const { project } = openProject(answers);
  const recent = await project.answer('competitions', get('competitions'));
  expect([recent.status, recent.headers.get('age')]).toEqual([200, '30']);
  const old = await project.answer('football-data', post('football-data', { endpoint: 'competitions/PL/standings' }));
  expect([old.status, old.headers.get('age')]).toEqual([200, String(12 * 60 * 60)]);
  expect(await old.json()).toEqual(season);
});

test('a response without a provider’s data has no age', async () => {
  const { project } = openProject(answers);
  expect((await project.answer('live-health', get('live-health'))).headers.get('age')).toBeNull();
});
