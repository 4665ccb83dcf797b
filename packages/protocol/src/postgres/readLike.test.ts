import { expect, test } from 'vitest';
import { readLike } from './readLike.ts';

test.each([
  ['N_r%', 'Norge', true],
  ['N_r%', 'Nøtterøy', false],
  ['_', '𝄞', true],
  ['%a%b', 'xaxxbxb', true],
  ['%a%b', 'xaxxbx', false],
  [String.raw`100\%`, '100%', true],
  [String.raw`100\%`, '1000', false],
  ['', '', true],
  ['', 'a', false],
  ['*', '', true],
  ['a.c', 'abc', false],
  ['bra%', 'Brann', false],
])('LIKE %j of %j is %s', (pattern, text, expected) => {
  expect(readLike(pattern, false)(text)).toBe(expected);
});

test('ILIKE ignores case', () => {
  expect(readLike('bR%ÅS', true)('BRyne og Ås')).toBe(true);
});

test('a pattern with many wildcards is matched without endless backtracking', () => {
  expect(readLike(`${'%a'.repeat(200)}%b`, false)('a'.repeat(5000))).toBe(false);
});
