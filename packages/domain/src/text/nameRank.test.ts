import { expect, test } from 'vitest';
import { nameRank, nameSearch } from './nameRank.ts';

test('CHAT-38 every typed word has to be in one of the names, in any case and without marks', () => {
  const names = ['Bodø/Glimt', 'Brann', null];
  expect(nameSearch('BODO')(names)).toBe(true);
  expect(nameSearch('glimt brann')(names)).toBe(true);
  expect(nameSearch('glimt viking')(names)).toBe(false);
});

test('CHAT-38 without a word every name is found', () => {
  expect(nameSearch('  ')(['Brann'])).toBe(true);
  expect(nameSearch('')([])).toBe(true);
});

test.each([
  ['sarpsborg08', 'Sarpsborg 08 FF', 0],
  ['08ff', 'Sarpsborg 08 FF', 1],
  ['hamkam', 'Ham-Kam', 0],
  ['ham-kam', 'HamKam', 0],
  ['glimt bodo', 'FK Bodø/Glimt', 2],
  ['bodoglimt', 'FK Bodø/Glimt', 1],
  ['obrien', 'O’Brien', 0],
  ['beer sheva', "Hapoel Be'er Sheva", 1],
  ['sheva beer', "Hapoel Be'er Sheva", 2],
  ['proeibar', 'Pro Eibar', 0],
  ['sk', 'Paris Kiev', null],
  ['bergen', 'Brann', null],
] as const)('TEXT-2 «%s» finds %s by words run together, with the rank %j', (typed, name, rank) => {
  expect(nameRank(typed)([name])).toBe(rank);
});
