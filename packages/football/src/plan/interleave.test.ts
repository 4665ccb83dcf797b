import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

test('spreads a short list over a long one, each in its own order', () => {
  expect(
    interleave([
      ['a', 'b', 'c', 'd'],
      ['1', '2'],
    ]),
  ).toEqual(['a', '1', 'b', 'c', '2', 'd']);
});
test('an empty list adds nothing', () => {
  expect(interleave([[], ['1']])).toEqual(['1']);
});
