import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { eventsOf } from './eventsOf.ts';
import { headlineRows } from './headlineRows.ts';

const [brann, viking] = [
  { id: 1, name: 'Brann' },
  { id: 2, name: 'Viking' },
];
const by = (...scorers: readonly string[]) =>
  eventsOf({
    homeTeam: brann,
    awayTeam: viking,
    goals: scorers.map((name, index) => ({ minute: index + 1, type: 'REGULAR', team: brann, scorer: { name } })),
  });
const finished = exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 2, away: 5 } } });

test('REPORT-47 a match in play has room for three lines, whatever has happened', () => {
  expect(headlineRows(exampleMatch({ status: 'IN_PLAY' }), [])).toBe(3);
  expect(headlineRows(exampleMatch({ status: 'PAUSED' }), null)).toBe(3);
});

test('REPORT-47 a match that is over has as many rows as its longer side', () => {
  expect(headlineRows(finished, [])).toBe(0);
  expect(headlineRows(finished, by('Berg', 'Dahl', 'Berg'))).toBe(2);
  expect(headlineRows(finished, by('Berg', 'Dahl', 'Moe', 'Lie', 'Vik'))).toBe(3);
});

test('REPORT-47 until the events are known the score tells how many rows may come', () => {
  expect(headlineRows(finished, null)).toBe(3);
  expect(headlineRows(exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 0 } } }), null)).toBe(1);
  expect(headlineRows(exampleMatch({ status: 'TIMED', score: { fullTime: { home: null, away: null } } }), null)).toBe(
    0,
  );
});
