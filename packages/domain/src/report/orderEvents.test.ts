import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import type { ReportedGoal } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

function goal(minute: number, changes: ReportedGoal = {}): ReportedGoal {
  return { minute, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, ...changes };
}

test('REPORT-8 events are ordered by minute, then by added time, then as reported', () => {
  const events = eventsOf({
    ...teams,
    goals: [goal(90, { injuryTime: 3 }), goal(90), goal(45, { injuryTime: 1 }), goal(46)],
    bookings: [{ minute: 90, card: 'RED', team: brann }],
  });
  expect(events.map(({ type, minute, extraTime }) => [type, minute, extraTime])).toEqual([
    ['GOAL', 45, 1],
    ['GOAL', 46, null],
    ['GOAL', 90, null],
    ['RED_CARD', 90, null],
    ['GOAL', 90, 3],
  ]);
});
