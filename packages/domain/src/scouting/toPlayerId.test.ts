import { expect, test } from 'vitest';
import { toPlayerId } from './toPlayerId.ts';

test.each([
  ['44', '44'],
  ['', null],
  ['  ', null],
  [44, null],
  [null, null],
])('%j is the id of the player %j', (raw, expected) => {
  expect(toPlayerId(raw)).toBe(expected);
});
