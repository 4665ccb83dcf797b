import type { MatchId } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { CheerSides } from './CheerSides.ts';

const one: MatchId = exampleMatch({ id: 1 }).id;
const other: MatchId = exampleMatch({ id: 2 }).id;
const store = () => localStorage;

test('the device remembers a choice for each match', () => {
  new CheerSides(store).chooseSide(one, 'away');
  const next = new CheerSides(store);
  expect(next.of(one)).toBe('away');
  expect(next.of(other)).toBeNull();
});

test('only the newest fifty are kept', () => {
  const cheers = new CheerSides(store);
  for (let id = 1; id <= 51; id += 1) cheers.chooseSide(exampleMatch({ id }).id, 'home');
  const next = new CheerSides(store);
  expect(next.of(one)).toBeNull();
  expect(next.of(exampleMatch({ id: 51 }).id)).toBe('home');
});

test.each(['{', '[["1","left"]]', '{"1":"home"}'])('a value that another version stored is ignored: %s', (text) => {
  localStorage.setItem('tribunen-cheers', text);
  expect(new CheerSides(store).of(one)).toBeNull();
});
