import { expect, test } from 'vitest';
import { toMatchId } from './toMatchId.ts';

test('MATCH-28 text or a number names a match, without the space around it', () => {
  expect(['7', ' 7 ', 7].map(toMatchId)).toEqual(['7', '7', '7']);
});

test('MATCH-28 empty text, null and NaN name no match', () => {
  expect(['', ' ', null, Number.NaN].map(toMatchId)).toEqual([null, null, null, null]);
});
