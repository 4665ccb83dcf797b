import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { eventsOf } from './eventsOf.ts';
import { headlineRows } from './headlineRows.ts';

const [brann, viking] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
];
const teams = { homeTeam: brann, awayTeam: viking };
const goalsBy = (...scorers: readonly string[]) =>
  eventsOf({
    ...teams,
    goals: scorers.map((name, index) => ({ minute: index + 1, type: 'REGULAR', team: brann, scorer: { name } })),
  });
const redCards = (count: number) =>
  eventsOf({
    ...teams,
    bookings: Array.from({ length: count }, (_, n) => ({
      minute: 30 + n,
      card: 'RED',
      team: brann,
      player: { name: `${n}` },
    })),
  });
const over = (home: number, away: number) => exampleMatch({ status: 'FINISHED', score: { fullTime: { home, away } } });

test.each(['IN_PLAY', 'PAUSED'])('REPORT-47 a match in play has the same rows whatever has happened: %s', (status) => {
  const match = exampleMatch({ status });
  for (const events of [null, [], goalsBy('Berg', 'Dahl', 'Moe', 'Lie')]) {
    expect(headlineRows(match, events, 'phone')).toBe(2);
    expect(headlineRows(match, events, 'desktop')).toBe(3);
  }
});

test('REPORT-47 on a phone a match that is over has two rows, and three where a side has more than two lines', () => {
  expect(headlineRows(over(0, 0), [], 'phone')).toBe(2);
  expect(headlineRows(over(1, 2), goalsBy('Berg'), 'phone')).toBe(2);
  expect(headlineRows(over(5, 0), goalsBy('Berg', 'Dahl', 'Moe', 'Lie', 'Vik'), 'phone')).toBe(3);
  expect(headlineRows(over(0, 0), redCards(3), 'phone')).toBe(3);
});

test('REPORT-47 on a desktop a match that is over has room for all of its lines', () => {
  expect(headlineRows(over(1, 0), goalsBy('Berg'), 'desktop')).toBe(3);
  expect(headlineRows(over(5, 0), goalsBy('Berg', 'Dahl', 'Moe', 'Lie', 'Vik'), 'desktop')).toBe(5);
  expect(headlineRows(over(0, 0), redCards(4), 'desktop')).toBe(4);
});

test('REPORT-47 the events of a match that is over do not change the number of rows, which its score determines', () => {
  const twiceEach = goalsBy('Berg', 'Berg', 'Dahl', 'Dahl');
  for (const header of ['phone', 'desktop'] as const) {
    expect(headlineRows(over(4, 0), twiceEach, header)).toBe(headlineRows(over(4, 0), null, header));
  }
});

test.each([null, []])('REPORT-47 a match that has not begun has no rows', (events) => {
  const match = exampleMatch({ status: 'TIMED', score: { fullTime: { home: null, away: null } } });
  expect(headlineRows(match, events, 'phone')).toBe(0);
  expect(headlineRows(match, events, 'desktop')).toBe(0);
});
