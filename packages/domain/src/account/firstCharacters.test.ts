import { expect, test } from 'vitest';
import { firstCharacters } from './firstCharacters.ts';

test('ACCOUNT-6 a text is cut between characters, never within one', () => {
  expect(firstCharacters('🔥🔥🔥', 2)).toBe('🔥🔥');
  expect(firstCharacters('Mål', 5)).toBe('Mål');
});
