import { expect, test } from 'vitest';
import { appearanceOf } from './appearanceOf.ts';

test('FANTASY-10 a player has played, is absent once the fixtures are over, and is pending until then', () => {
  expect(appearanceOf(1, false)).toBe('played');
  expect(appearanceOf(90, true)).toBe('played');
  expect(appearanceOf(0, true)).toBe('absent');
  expect(appearanceOf(0, false)).toBe('pending');
});
