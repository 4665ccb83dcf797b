import { expect, test } from 'vitest';
import { createRandom } from './createRandom.ts';

const first = (count: number, ...key: readonly (string | number)[]): readonly number[] => {
  const random = createRandom(...key);
  return Array.from({ length: count }, random);
};

test('the same key gives the same numbers', () => {
  expect(first(100, 1, 'script', 7)).toEqual(first(100, 1, 'script', 7));
});

test('similar keys give different streams', () => {
  const starts = Array.from({ length: 1000 }, (_, match) => first(1, 1, 'script', match)[0] ?? Number.NaN);
  expect(new Set(starts).size).toBe(1000);
  const mean = starts.reduce((sum, value) => sum + value, 0) / starts.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

test('every number lies from 0 up to but not including 1, spread evenly', () => {
  const values = first(10_000, 'spread');
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = values.filter((value) => Math.floor(value * 10) === tenth).length;
    expect(inside, `tenth ${tenth}`).toBeGreaterThan(900);
    expect(inside, `tenth ${tenth}`).toBeLessThan(1100);
  }
});
