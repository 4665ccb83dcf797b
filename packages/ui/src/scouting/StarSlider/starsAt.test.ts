import { expect, test } from 'vitest';
import { starsAt } from './starsAt.ts';

test.each([
  [0.05, 0.5],
  [0.15, 1],
  [0.55, 3],
  [0.65, 3.5],
  [0.95, 5],
  [-0.2, 0.5],
  [0, 0.5],
  [1, 5],
  [1.4, 5],
  // A row without a width.
  [Number.NaN, 0.5],
  [Number.POSITIVE_INFINITY, 5],
])('SCOUT-1 %s of the row points at %s stars', (share, stars) => {
  expect(starsAt(share)).toBe(stars);
});
