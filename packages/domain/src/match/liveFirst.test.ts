import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { liveFirst } from './liveFirst.ts';

test('MATCH-13 a reader without follows sees the matches in play first, then the rest in the given order', () => {
  const day = (['FINISHED', 'IN_PLAY', 'TIMED', 'PAUSED'] as const).map((status, id) => exampleMatch({ id, status }));
  expect(liveFirst(day).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
  expect(liveFirst([])).toEqual([]);
});
