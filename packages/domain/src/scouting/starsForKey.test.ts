import { expect, test } from 'vitest';
import { starsForKey } from './starsForKey.ts';

test.each([
  ['ArrowRight', 4, 4.5],
  ['ArrowUp', 4, 4.5],
  ['ArrowLeft', 4, 3.5],
  ['ArrowDown', 4, 3.5],
  ['PageUp', 4, 5],
  ['PageDown', 4, 3],
  ['Home', 4, 0.5],
  ['End', 4, 5],
  ['3', 4, 3],
  ['PageUp', 4.5, 5],
  ['PageDown', 1, 0.5],
] as const)('SCOUT-13 %s takes a row of %s stars to %s', (key, stars, expected) => {
  expect(starsForKey(key, stars)).toBe(expected);
});

test.each([
  ['ArrowRight', 0.5],
  ['PageUp', 1],
  ['End', 5],
  ['Home', 0.5],
  ['5', 5],
  ['ArrowLeft', null],
  ['PageDown', null],
] as const)('SCOUT-13 %s takes an untouched row to %s', (key, expected) => {
  expect(starsForKey(key, null)).toBe(expected);
});

test.each([
  ['ArrowRight', 5],
  ['ArrowLeft', 0.5],
  ['3', 3],
  ['0', 3],
  ['6', 3],
  ['Tab', 3],
] as const)('SCOUT-13 %s leaves a row of %s stars as it is', (key, stars) => {
  expect(starsForKey(key, stars)).toBeNull();
});
