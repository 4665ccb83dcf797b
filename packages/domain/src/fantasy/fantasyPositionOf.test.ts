import { expect, test } from 'vitest';
import { fantasyPositionOf } from './fantasyPositionOf.ts';

test('FANTASY-1 the numbers 1 to 4 are positions, everything else is unknown', () => {
  expect([1, 2, 3, 4].map(fantasyPositionOf)).toEqual(['goalkeeper', 'defender', 'midfielder', 'forward']);
  for (const none of [0, 5, '1', null, undefined]) expect(fantasyPositionOf(none)).toBe('unknown');
});
