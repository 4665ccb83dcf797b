// @vitest-environment node
import { parseScorers } from '@tribunen/contract';
import { type Match, normaliseCompetition, normaliseTeam } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleGate } from '../testing/exampleGate.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { BackendFailure } from './access/BackendFailure.ts';
import { scorersAsKnown } from './seasonAsKnown.ts';
import { seasonApi } from './seasonApi.ts';

const open = () => seasonApi.of(new TestBrowser().open());
const eliteserien = normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' });
const teamId = (id: number) => {
  const team = normaliseTeam({ id, name: null }).id;
  if (team === null) throw new Error('no id');
  return team;
};

test('a team is loaded with its competition, its squad and its matches, and one that does not exist fails with 404', async () => {
  await openTestSite({});
  const { team, teamMatches, scorers } = open();
  const brann = teamId(900_002);
  const { competitions, squad } = await team(brann);
  expect(competitions.map(({ id }) => id)).toEqual(['TIP']);
  expect(squad).toHaveLength(25);
  for (const { homeTeam, awayTeam } of await teamMatches(brann)) expect([homeTeam.id, awayTeam.id]).toContain(brann);

  const nowhere = { ...eliteserien, id: normaliseCompetition({ id: null, code: 'XX', name: '' }).id, dbId: null };
  for (const call of [team(teamId(1)), scorers(nowhere)]) {
    await expect(call).rejects.toSatisfy((error) => error instanceof BackendFailure && error.status === 404);
  }
});

test('the season is loaded for a table and its scorers only where something is held back', async () => {
  let requests = 0;
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: () => {
      requests += 1;
      return Promise.resolve(Response.json({ standings: [], scorers: [], matches: [] }));
    },
  });
  const { standings, scorers } = seasonApi.of(access);
  access.gate = exampleGate();
  await standings(eliteserien);
  await scorers(eliteserien);
  expect(requests).toBe(2);
  access.gate = exampleGate({ longestDelay: () => 38 });
  await standings(eliteserien);
  await scorers(eliteserien);
  expect(requests).toBe(2 + 4);
});

test('KNOWN-10 the scorers leave out the teams of a match that the reader sees later, from its kick-off until its end is due', () => {
  const match = exampleMatch({ status: 'IN_PLAY' });
  const third = normaliseTeam({ id: 3, name: 'Molde' });
  const { values: scorers } = parseScorers({
    scorers: [match.homeTeam, third, match.awayTeam].map(({ id, name }) => ({
      player: { id: Number(id), name: 'Berg' },
      team: { id: Number(id), name },
      goals: 9,
    })),
  });
  const gate = { matches: (all: readonly Match[]) => all, secondsBehind: () => 38 };
  const teams = (season: readonly Match[], by: Parameters<typeof scorersAsKnown>[2]) =>
    scorersAsKnown(scorers, season, by).map(({ team }) => team.name);
  expect(teams([match], gate)).toEqual(['Molde']);
  expect(teams([match], { ...gate, secondsBehind: () => 0 })).toHaveLength(3);
  const ended = exampleMatch({ status: 'FINISHED' });
  expect(teams([ended], gate)).toHaveLength(3);
  expect(teams([ended], { ...gate, matches: () => [match] })).toEqual(['Molde']);
});
