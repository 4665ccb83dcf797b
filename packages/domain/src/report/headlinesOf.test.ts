import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { headlinesOf } from './headlinesOf.ts';
import type { ReportedGoal } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

function goal(minute: number, name: string | null, changes: ReportedGoal = {}): ReportedGoal {
  return { minute, type: 'REGULAR', team: brann, scorer: name === null ? null : { name }, ...changes };
}

const linesOf = (goals: readonly ReportedGoal[], side: 'home' | 'away' = 'home') =>
  headlinesOf(eventsOf({ ...teams, goals }), side).lines.map(({ first, events }) => [
    first.playerName,
    ...events.map(({ minute }) => minute),
  ]);

test('REPORT-10 the goals of a player are on one line of their side, and the lines are in the order of their first goals', () => {
  const goals = [goal(10, 'Berg'), goal(15, 'Lie', { team: viking }), goal(20, 'Dahl'), goal(30, 'Berg')];
  expect(linesOf(goals)).toEqual([
    ['Berg', 10, 30],
    ['Dahl', 20],
  ]);
  expect(linesOf(goals, 'away')).toEqual([['Lie', 15]]);
});

test('REPORT-10 own goals, and players without a name, have separate lines', () => {
  expect(linesOf([goal(10, 'Berg'), goal(20, 'Berg', { type: 'OWN' }), goal(30, null), goal(40, null)])).toHaveLength(
    4,
  );
});

test('REPORT-10 a red card has its own line', () => {
  const bookings = [{ minute: 30, card: 'RED', team: brann, player: { name: 'Berg' } }];
  const { lines } = headlinesOf(eventsOf({ ...teams, goals: [goal(10, 'Berg')], bookings }), 'home');
  expect(lines.map(({ first: { type } }) => type)).toEqual(['GOAL', 'RED_CARD']);
});

test('REPORT-10 a side shows as many of the latest lines as there are rows, and the number of earlier lines', () => {
  const events = eventsOf({ ...teams, goals: ['A', 'B', 'C', 'D', 'E'].map((name, n) => goal(10 + n, name)) });
  const { lines, more } = headlinesOf(events, 'home', 3);
  expect(lines.map(({ first: { playerName } }) => playerName)).toEqual(['C', 'D', 'E']);
  expect(more).toBe(2);
  expect(headlinesOf(events, 'home').lines).toHaveLength(5);
});
