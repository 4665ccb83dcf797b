import { expect, test } from 'vitest';
import { averageStars } from './averageStars.ts';

test('SCOUT-4 the average of the stars has one decimal, rounded half up', () => {
  expect(averageStars({ sum: 8.5, count: 2 })).toEqual({ average: 4.3, count: 2 });
  expect(averageStars({ sum: 13, count: 3 })).toEqual({ average: 4.3, count: 3 });
});

test('SCOUT-4 a player whom nobody has rated has no average', () => {
  expect(averageStars({ sum: 0, count: 0 })).toBeNull();
});
