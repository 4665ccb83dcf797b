import { expect, test } from 'vitest';
import { bestFirst } from './bestFirst.ts';

test('TEXT-3 names that begin with the text come first, then names with a word that does, and otherwise the order is kept', () => {
  const names = ['Oral', 'FK Al', 'Halmstad', 'Aliens', 'Brann', 'Ål', 'SK Ala'];
  expect(bestFirst('al', names, (name) => [name])).toEqual(['Aliens', 'Ål', 'FK Al', 'SK Ala', 'Oral', 'Halmstad']);
});

test('TEXT-3 the best of several names counts', () => {
  const teams = [
    { name: 'Real Brann', shortName: null },
    { name: 'Sportsklubben Brann', shortName: 'Brann' },
  ];
  expect(bestFirst('brann', teams, ({ name, shortName }) => [name, shortName])).toEqual(teams.toReversed());
});
