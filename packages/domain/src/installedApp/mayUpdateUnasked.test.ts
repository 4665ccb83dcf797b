import { expect, test } from 'vitest';
import { mayUpdateUnasked } from './mayUpdateUnasked.ts';

const quiet = { isHidden: true, holdsWork: false, isMatchInPlay: false };

test('OFFLINE-4 a hidden page gives way to a newer version by itself', () => {
  expect(mayUpdateUnasked(quiet)).toBe(true);
});

test.each([
  ['somebody looks at it', { isHidden: false }],
  ['it holds a text', { holdsWork: true }],
  ['a match is being played', { isMatchInPlay: true }],
])('OFFLINE-4 it does not while %s', (_, fact) => {
  expect(mayUpdateUnasked({ ...quiet, ...fact })).toBe(false);
});
