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

/** Asks for a team, and returns the answer with the names that the page has wished for. */
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

test('a team whose provider gives the squads apart has the stored squad', async () => {
  expect(await askForTeam(details, fetched('2026-11-20T15:00:00Z'))).toMatchObject({
    status: 200,
    body: { name: 'Brann', squad: players },
    wishes: [],
  });
});

test('COMP-11 a squad that is not stored yet is wished for, and the page asks again', async () => {
  expect(await askForTeam(details, [])).toMatchObject({ status: 503, wishes: [{ name }] });
});

test('COMP-11 a squad older than a week, and a missing one older than an hour, are shown and wished for again', async () => {
  expect(await askForTeam(details, fetched('2026-11-14T14:00:00Z'))).toMatchObject({
    body: { squad: players },
    wishes: [{ name }],
  });
  expect(await askForTeam(details, fetched('2026-11-21T13:00:00Z', null))).toMatchObject({
    body: { squad: null },
    wishes: [{ name }],
  });
});

test('a team whose provider has no squads waits for none', async () => {
  expect(await askForTeam({ ...details, squad: [] }, [])).toMatchObject({ status: 200, wishes: [] });
});
