import { expect, test } from 'vitest';
import { characterCount } from './characterCount.ts';
import { firstCharacters } from './firstCharacters.ts';

test('ACCOUNT-6 a character outside the first plane counts as one', () => {
  expect(characterCount('')).toBe(0);
  expect(characterCount('blåbær')).toBe(6);
  expect(characterCount('🔥🔥')).toBe(2);
});

test('ACCOUNT-6 a text is cut between characters, never within one', () => {
  expect(firstCharacters('🔥🔥🔥', 2)).toBe('🔥🔥');
  expect(firstCharacters('Mål', 5)).toBe('Mål');
});
