import { expect, test } from 'vitest';
import { watchedMatch } from './watchedMatch.ts';

const people = Array.from({ length: 100 }, (_, index) => `person-${index}`);

test('most spectators who are online have a match in play open, and keep the same match open until they go offline', () => {
  const watched = people.map((id) => watchedMatch(id, 1000, ['a', 'b', 'c']));
  expect(people.map((id) => watchedMatch(id, 1000, ['a', 'b', 'c']))).toEqual(watched);
  expect(watched.filter((match) => match !== null).length).toBeGreaterThan(50);
  expect(new Set(watched)).toEqual(new Set(['a', 'b', 'c', null]));
});

test('while no match is in play nobody has a match open', () => {
  expect(people.map((id) => watchedMatch(id, 1000, []))).toEqual(people.map(() => null));
});
