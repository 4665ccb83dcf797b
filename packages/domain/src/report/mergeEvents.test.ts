import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { mergeEvents } from './mergeEvents.ts';
import { orderEvents } from './orderEvents.ts';
import type { GoalTold } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };
const runs = { seed: 4, numRuns: 150 };

function goal(minute: number, changes: GoalTold = {}): GoalTold {
  return { minute, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, ...changes };
}

const anyGoal = fc.record({
  minute: fc.nat({ max: 5 }),
  injuryTime: fc.constantFrom(null, 0, 1, 4),
  type: fc.constantFrom('REGULAR', 'OWN', 'PENALTY', null),
  team: fc.constantFrom(brann, viking, null),
  scorer: fc.constantFrom({ name: 'Berg' }, { name: 'Moe' }, { name: ' ' }, null),
  assist: fc.constantFrom({ name: 'Lie' }, null),
});

const anyParts = fc.record({
  homeTeam: fc.constant(brann),
  awayTeam: fc.constant(viking),
  goals: fc.array(anyGoal, { maxLength: 6 }),
  bookings: fc.array(
    fc.record({
      minute: fc.nat({ max: 5 }),
      card: fc.constantFrom('YELLOW', 'YELLOW_RED', 'RED', 'GREEN', null),
      team: fc.constantFrom(brann, viking),
      player: fc.constantFrom({ name: 'Moe' }, null),
    }),
    { maxLength: 4 },
  ),
  events: fc.array(
    fc.record({
      minute: fc.nat({ max: 6 }),
      type: fc.constantFrom('GOAL', 'VAR', 'SUBSTITUTION', 'YELLOW_CARD', 'CORNER'),
      team: fc.constantFrom(brann, viking, undefined),
      player: fc.constantFrom({ name: 'Berg' }, null),
    }),
    { maxLength: 6 },
  ),
});

test('REPORT-9 a refresh adds what is new and replaces what is told anew with more in it', () => {
  const before = eventsOf({ ...teams, goals: [goal(10), goal(20, { scorer: null })] });
  const after = eventsOf({ ...teams, goals: [goal(10, { assist: { name: 'Moe' } }), goal(20), goal(30)] });
  expect(mergeEvents(before, after)).toEqual(after);
});

test('REPORT-9 an event of the same id takes the place of the earlier, whatever else it tells now', () => {
  const before = eventsOf({ ...teams, goals: [goal(10), goal(30)] });
  const corrected = before.map((event) => ({ ...event, minute: event.minute + 1 }));
  expect(mergeEvents(before, corrected)).toEqual(corrected);
});

test('REPORT-9 what a refresh no longer tells stays', () => {
  const before = eventsOf({ ...teams, goals: [goal(10)], bookings: [{ minute: 12, card: 'RED', team: viking }] });
  const after = eventsOf({ ...teams, goals: [goal(30)] });
  expect(mergeEvents(before, after).map(({ type, minute }) => [type, minute])).toEqual([
    ['GOAL', 10],
    ['RED_CARD', 12],
    ['GOAL', 30],
  ]);
});

test('REPORT-9 merging a timeline with itself changes nothing, and every id stands once and in order', () => {
  const isOrdered = (events: readonly MatchEvent[]) => expect(orderEvents(events)).toEqual(events);
  fc.assert(
    fc.property(anyParts, anyParts, (first, second) => {
      const one = eventsOf(first);
      const other = eventsOf(second);
      const merged = mergeEvents(one, other);
      expect(mergeEvents(one, one)).toEqual(one);
      expect(mergeEvents(merged, other)).toEqual(merged);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      expect(merged).toEqual(expect.arrayContaining(other));
      isOrdered(one);
      isOrdered(merged);
    }),
    runs,
  );
});
