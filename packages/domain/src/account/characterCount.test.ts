import { expect, test } from 'vitest';
import { characterCount } from './characterCount.ts';

test('ACCOUNT-6 a character outside the first plane counts as one', () => {
  expect(characterCount('')).toBe(0);
  expect(characterCount('blåbær')).toBe(6);
  expect(characterCount('🔥🔥')).toBe(2);
});
