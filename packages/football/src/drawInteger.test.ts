import { expect, test } from 'vitest';
import { createRandom } from './createRandom.ts';
import { drawInteger } from './drawInteger.ts';

test('drawInteger returns every whole number from least to most, and no other', () => {
  const random = createRandom('die');
  const drawn = Array.from({ length: 600 }, () => drawInteger(1, 6, random));
  expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});
