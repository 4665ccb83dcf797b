import { expect, test } from 'vitest';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { exampleFollow } from './exampleFollow.ts';
import { ownTeam } from './ownTeam.ts';

const team = (id: number, name: string, shortName: string | null = null) =>
  normaliseTeam({ id, name, shortName, tla: null, crest: null });
const brann = team(1, 'SK Brann', 'Brann');
const molde = team(2, 'Molde');
const viking = team(3, 'Viking');
const teams = [viking, molde, brann];
const follows = [
  exampleFollow({ id: 'a', entityId: '3', priority: 2 }),
  exampleFollow({ id: 'b', entityId: '2', priority: 1 }),
  exampleFollow({ id: 'c', entityId: '1', priority: 0, entityType: 'competition' }),
];

test('FOLLOW-19 the own team is the favourite team, by its name or its short name', () => {
  expect(ownTeam(teams, 'brann', follows)).toBe(brann);
  expect(ownTeam(teams, 'SK Brann', follows)).toBe(brann);
});

test('FOLLOW-19 without a favourite team, or where a screen does not have it, the first followed team is the own team', () => {
  expect(ownTeam(teams, null, follows)).toBe(molde);
  expect(ownTeam(teams, 'Rosenborg', follows)).toBe(molde);
  expect(ownTeam([viking, brann], null, follows)).toBe(viking);
});

test('FOLLOW-19 a spectator who follows no team has no own team', () => {
  expect(ownTeam(teams, null, [])).toBeNull();
});
