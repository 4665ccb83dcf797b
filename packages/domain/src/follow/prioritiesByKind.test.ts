import { expect, test } from 'vitest';
import { exampleFollow } from './exampleFollow.ts';
import { prioritiesByKind } from './prioritiesByKind.ts';

const brann = exampleFollow({ id: 'brann', priority: 0 });
const league = exampleFollow({ id: 'league', entityType: 'competition', priority: 1 });
const molde = exampleFollow({ id: 'molde', priority: 2 });
const haaland = exampleFollow({ id: 'haaland', entityType: 'player', priority: 3 });
const order = new Map([league, molde, haaland, brann].map(({ id }, place) => [id, place]));

test('FOLLOW-12 competitions and teams are sent separately, with their places in the list of both', () => {
  expect(prioritiesByKind([brann, league, molde], order)).toEqual({
    competition: [{ id: 'league', priority: 0 }],
    team: [
      { id: 'brann', priority: 3 },
      { id: 'molde', priority: 1 },
    ],
  });
  expect(prioritiesByKind([haaland], order)).toEqual({ player: [{ id: 'haaland', priority: 2 }] });
});

test('FOLLOW-12 a kind without follows is left out', () => {
  expect(Object.keys(prioritiesByKind([brann], order))).toEqual(['team']);
  expect(Object.keys(prioritiesByKind([league], order))).toEqual(['competition']);
  expect(prioritiesByKind([], order)).toEqual({});
});

test('FOLLOW-12 a follow that is no longer in the list, or has no new place, is left out', () => {
  expect(prioritiesByKind([brann, exampleFollow({ id: 'new' })], order)).toEqual({
    team: [{ id: 'brann', priority: 3 }],
  });
});
