import { expect, test } from 'vitest';
import type { ReportedGoal } from './ReportParts.ts';
import { scoringSideOf } from './scoringSideOf.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

function goal(minute: number, changes: ReportedGoal = {}): ReportedGoal {
  return { minute, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, ...changes };
}

test('REPORT-4 a goal counts for the side whose score rose, whichever team is reported', () => {
  const first = goal(10, { team: brann, type: 'OWN', score: { home: 0, away: 1 } });
  const second = goal(20, { team: brann, score: { home: 1, away: 1 } });
  expect(scoringSideOf(first, null, teams)).toBe('away');
  expect(scoringSideOf(second, first, teams)).toBe('home');
});

test('REPORT-4 when the score does not decide, the goal belongs to the reported team', () => {
  expect(scoringSideOf(goal(10), null, teams)).toBe('home');
  expect(scoringSideOf(goal(10, { score: { home: null, away: null } }), null, teams)).toBe('home');
  expect(scoringSideOf(goal(10, { team: viking, score: { home: 2, away: 1 } }), null, teams)).toBe('away');
});

test('REPORT-4 in a score without a home figure the home side has no goals', () => {
  const first = goal(10, { team: brann, score: { home: null, away: 1 } });
  expect(scoringSideOf(first, null, teams)).toBe('away');
  expect(scoringSideOf(goal(20, { team: viking, score: { home: 1, away: 1 } }), first, teams)).toBe('home');
});
