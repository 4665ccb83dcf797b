import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

test('a short list is spread over a long list, and each keeps its order', () => {
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
