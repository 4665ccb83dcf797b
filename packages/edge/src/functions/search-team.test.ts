import { expect, test } from 'vitest';
import { type Answers, openProject, post } from '../testing/openProject.ts';

async function found(name: string, answers: Answers = {}): Promise<unknown> {
  const response = await openProject(answers).project.answer('search-team', post('search-team', { name }));
  expect(response.status).toBe(200);
  const { teams }: { teams: readonly { name: string }[] } = await response.json();
  return teams.map((team) => team.name);
}

const offers = (...codes: readonly string[]) => ({
  provider_answers: () => [
    {
      body: { competitions: codes.map((code, id) => ({ id, code, name: code, emblem: null })) },
      fetched_at: '2026-11-21T15:00:00Z',
    },
  ],
});

test('COMP-5 a search finds the well-known clubs of the top leagues before anything has been fetched', async () => {
  expect(await found('barca')).toEqual(['FC Barcelona']);
  expect(await found('bayern munich')).toEqual(['FC Bayern München']);
  expect(await found('Man Utd')).toEqual(['Manchester United FC']);
});

test('COMP-5 a search does not find a club of a league that the project does not offer', async () => {
  expect(await found('Barcelona', offers('PL', 'BL1'))).toEqual([]);
  expect(await found('Bayern', offers('PL', 'BL1'))).toEqual(['FC Bayern München']);
});

test('COMP-5 a fetched team replaces the well-known club with the same id', async () => {
  const provider_teams = () => [
    { summary: { id: 81, name: 'Barcelona', shortName: 'Barça', tla: 'FCB', crest: null } },
  ];
  expect(await found('barca', { ...offers('PD'), provider_teams })).toEqual(['Barcelona']);
});
