import { expect, test } from 'vitest';
import { NotEmulatedError } from './PostgresError.ts';
import { readRegExp } from './readRegExp.ts';

test.each([
  ['^(Bra|VM )', false, 'VM 2026', true],
  ['n+$', true, 'BRANN', true],
  ['n+$', false, 'BRANN', false],
  [String.raw`^\d[a-c]\.$`, false, '7b.', true],
])('%s (ignoring case: %s) of %j is %s', (source, ignoresCase, text, expected) => {
  expect(readRegExp(source, ignoresCase)(text)).toBe(expected);
});

test.each([
  '(a+)+b',
  'a*a*b',
  '(a|a)*b',
  'a{2,}',
  'a?a?',
  String.raw`(a)\1`,
  '(?=a)',
  String.raw`\mBrann`,
  '[[:alpha:]]',
])('%s may backtrack endlessly or differ in JavaScript, so it is not emulated', (source) => {
  expect(() => readRegExp(source, false)).toThrow(NotEmulatedError);
});

test('a malformed regular expression is refused as in Postgres', () => {
  expect(() => readRegExp('(Bra', false)).toThrow(expect.objectContaining({ code: '2201B' }));
});
