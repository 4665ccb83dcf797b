import { expect, test } from 'vitest';
import { openProject, post } from '../testing/openProject.ts';

const details = {
  id: 319,
  name: 'Brann',
  squad: null,
  runningCompetitions: [{ id: 2106, code: 'TIP', name: 'Eliteserien' }],
};
const players = [{ id: 9, name: 'A. Berg', position: 'Attacker', shirtNumber: 10 }];
const name = 'competitions/TIP/squad/319';

/** Sends a page's request for a team. Returns the response, and the names of the answers that the function requested. */
async function askForTeam(team: object, answers: readonly object[]) {
  const wishes: unknown[] = [];
  const { project } = openProject({
    provider_teams: () => [{ details: team }],
    provider_answers: (search) => (search.get('name') === `eq.${name}` ? answers : []),
    'rpc/wish_for_answer': (_, body) => void wishes.push(body),
  });
  const response = await project.answer('football-data', post('football-data', { endpoint: 'teams/319' }));
  return { status: response.status, body: (await response.json()) as unknown, wishes };
}

const fetched = (fetched_at: string, body: unknown = players) => [{ body, fetched_at }];

test('a team that is stored without a squad gets the squad that is stored separately', async () => {
  expect(await askForTeam(details, fetched('2026-11-20T15:00:00Z'))).toMatchObject({
    status: 200,
    body: { name: 'Brann', squad: players },
    wishes: [],
  });
});

test('COMP-11 if the squad of a team is not stored yet, the function requests it from the jobs and answers 503', async () => {
  expect(await askForTeam(details, [])).toMatchObject({ status: 503, wishes: [{ name }] });
});

test('COMP-11 the function returns a stored squad, and requests it again after a week, or after an hour if the provider had none', async () => {
  expect(await askForTeam(details, fetched('2026-11-14T14:00:00Z'))).toMatchObject({
    body: { squad: players },
    wishes: [{ name }],
  });
  expect(await askForTeam(details, fetched('2026-11-21T13:00:00Z', null))).toMatchObject({
    body: { squad: null },
    wishes: [{ name }],
  });
});

test('if a team is stored with an empty squad, the function requests no squad', async () => {
  expect(await askForTeam({ ...details, squad: [] }, [])).toMatchObject({ status: 200, wishes: [] });
});
