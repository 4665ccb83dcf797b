import { expect, test } from 'vitest';
import { splitSquad } from './splitSquad.ts';

test('FANTASY-3 the first eleven start and the rest sit on the bench', () => {
  const squad = Array.from({ length: 16 }, (_, n) => n);
  expect(splitSquad(squad)).toEqual({ starters: squad.slice(0, 11), bench: [11, 12, 13, 14, 15] });
  expect(splitSquad([1, 2])).toEqual({ starters: [1, 2], bench: [] });
});
