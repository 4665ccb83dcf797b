import { expect, test } from 'vitest';
import { toStars } from './toStars.ts';

test.each([
  [0.01, 0.5],
  [0.5, 0.5],
  [0.51, 1],
  [3.2, 3.5],
  [5, 5],
  [7, 5],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, 5],
  ['4', null],
  [null, null],
])('SCOUT-1 %s gives %s stars', (raw, expected) => {
  expect(toStars(raw)).toBe(expected);
});
