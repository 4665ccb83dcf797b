import { expect, test } from 'vitest';
import { redCardsOf } from './redCardsOf.ts';

const teams = { homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } };

test('MATCH-34 red cards and second yellow cards count for their side, yellow cards do not', () => {
  const bookings = [
    { card: 'YELLOW', team: { id: 1 } },
    { card: 'RED', team: { id: 1 } },
    { card: 'YELLOW_RED', team: { id: 2 } },
    { card: 'RED', team: { id: 2 } },
    { team: { id: 2 } },
  ];
  expect(redCardsOf({ ...teams, bookings })).toEqual({ home: 1, away: 2 });
});

test('MATCH-34 a match without bookings has no red cards', () => {
  expect(redCardsOf(teams)).toEqual({ home: 0, away: 0 });
  expect(redCardsOf({ ...teams, bookings: null })).toEqual({ home: 0, away: 0 });
});
