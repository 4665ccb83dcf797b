import { expect, test } from 'vitest';
import { knownClub } from './knownClub.ts';

test.each([
  ['FC Bayern München', 'bayern'],
  ['1. FC Köln', 'cologne'],
  ['FC København', 'copenhagen'],
  ['PAE Olympiakos SFP', 'olympiacos'],
  ['FK Crvena Zvezda', 'redStar'],
  ['SK Slavia Praha', 'slavia'],
  ['AC Sparta Praha', 'sparta'],
])('%s has another name in Norwegian or English', (name, club) => {
  expect(knownClub(name)).toBe(club);
});

test.each(['Rosenborg BK', 'FC Bayern Alzenau', 'Sparta Rotterdam', 'SC Fortuna Köln', 'B.93 København', null])(
  '%s keeps its provider’s name',
  (name) => {
    expect(knownClub(name)).toBeNull();
  },
);
