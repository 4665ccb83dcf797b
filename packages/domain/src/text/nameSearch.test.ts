import { expect, test } from 'vitest';
import { nameSearch } from './nameSearch.ts';

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
