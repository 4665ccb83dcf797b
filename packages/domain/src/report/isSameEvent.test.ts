import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { isSameEvent } from './isSameEvent.ts';
import type { ReportedEvent } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };

function isSame(one: ReportedEvent, other: ReportedEvent): boolean {
  const [first, second] = [one, other].flatMap((event) =>
    eventsOf({ homeTeam: brann, awayTeam: viking, events: [event] }),
  );
  if (first === undefined || second === undefined) throw new Error('the test has made no event');
  return isSameEvent(first, second);
}

test('REPORT-5 two events are the same by type, minute, added time, side and player', () => {
  const goal: ReportedEvent = { type: 'GOAL', minute: 28, injuryTime: null, team: brann, player: { name: 'Berg' } };
  expect(isSame(goal, { ...goal, assist: { name: 'Moe' }, description: 'Heading' })).toBe(true);
  expect(isSame(goal, { ...goal, player: null })).toBe(true);
  expect(isSame({ ...goal, player: null }, goal)).toBe(true);
  const others: readonly Partial<ReportedEvent>[] = [
    { type: 'RED_CARD' },
    { minute: 29 },
    { injuryTime: 1 },
    { team: viking },
    { player: { name: 'Moe' } },
  ];
  for (const other of others) expect(isSame(goal, { ...goal, ...other })).toBe(false);
});

test('REPORT-5 an own goal that is reported for either side is one event', () => {
  const ownGoal: ReportedEvent = { type: 'OWN_GOAL', minute: 28, team: brann, player: { name: 'Berg' } };
  expect(isSame(ownGoal, { ...ownGoal, team: viking })).toBe(true);
  expect(isSame(ownGoal, { ...ownGoal, team: viking, player: { name: 'Moe' } })).toBe(false);
  expect(isSame(ownGoal, { ...ownGoal, type: 'GOAL', team: viking })).toBe(false);
});

test('REPORT-5 substitutions also differ by who comes on', () => {
  const change: ReportedEvent = { type: 'SUBSTITUTION', minute: 60, team: brann, assist: { name: 'Eide' } };
  expect(isSame(change, { ...change, assist: { name: 'Moe' } })).toBe(false);
  expect(isSame(change, { ...change, player: { name: 'Berg' } })).toBe(true);
  expect(isSame(change, { ...change, assist: null })).toBe(true);
});
