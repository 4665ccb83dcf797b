import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { headlineEvents } from './headlineEvents.ts';
import type { ReportedGoal } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

function goal(minute: number, changes: ReportedGoal = {}): ReportedGoal {
  return { minute, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, ...changes };
}

test('REPORT-10 goals that count and red cards are shown under the score', () => {
  const events = eventsOf({
    ...teams,
    goals: [goal(10), goal(20)],
    bookings: [
      { minute: 30, card: 'RED', team: brann },
      { minute: 31, card: 'YELLOW', team: brann },
    ],
    events: [{ type: 'VAR', minute: 21, team: brann }],
  });
  expect(headlineEvents(events).map(({ type, minute }) => [type, minute])).toEqual([
    ['GOAL', 10],
    ['RED_CARD', 30],
  ]);
});
