import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoreLine } from '../match/Match.ts';
import { eventsOf } from './eventsOf.ts';
import { isSameEvent } from './isSameEvent.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { mergeEvents } from './mergeEvents.ts';
import { orderEvents } from './orderEvents.ts';
import type { ReportedGoal } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };
const runs = { seed: 4, numRuns: 150 };

function goal(minute: number, changes: ReportedGoal = {}): ReportedGoal {
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

test('REPORT-9 a refresh adds new events and replaces those it reports with more detail', () => {
  const before = eventsOf({ ...teams, goals: [goal(10), goal(20, { scorer: null })] });
  const after = eventsOf({ ...teams, goals: [goal(10, { assist: { name: 'Moe' } }), goal(20), goal(30)] });
  expect(mergeEvents(before, after, null)).toEqual(after);
});

test('REPORT-9 an event with the same id replaces the earlier one, whatever other facts it has', () => {
  const before = eventsOf({ ...teams, goals: [goal(10), goal(30)] });
  const corrected = before.map((event) => ({ ...event, minute: event.minute + 1 }));
  expect(mergeEvents(before, corrected, null)).toEqual(corrected);
});

test('REPORT-9 events that a refresh no longer reports stay', () => {
  const before = eventsOf({ ...teams, goals: [goal(10)], bookings: [{ minute: 12, card: 'RED', team: viking }] });
  const after = eventsOf({ ...teams, goals: [goal(30)] });
  expect(mergeEvents(before, after, null).map(({ type, minute }) => [type, minute])).toEqual([
    ['GOAL', 10],
    ['RED_CARD', 12],
    ['GOAL', 30],
  ]);
});

test('REPORT-9 an update without a name removes no name, and replaces only one earlier report', () => {
  const lie = { minute: 60, card: 'YELLOW', team: brann, player: { name: 'Lie' } };
  const before = eventsOf({ ...teams, goals: [goal(10)], bookings: [lie, { ...lie, player: { name: 'Moe' } }] });
  const unnamed = { goals: [goal(10, { scorer: null })], bookings: [{ ...lie, player: null }] };
  expect(mergeEvents(before, eventsOf({ ...teams, ...unnamed }), null)).toEqual(before);
  const moe = eventsOf({ ...teams, bookings: [{ ...lie, player: { name: 'Moe' } }] });
  const nobody = eventsOf({ ...teams, bookings: [{ ...lie, player: null }, lie] });
  expect(mergeEvents(nobody, moe, null).map(({ playerName }) => playerName)).toEqual(['Lie', 'Moe']);
});

test('REPORT-9 of two reports, the report of the same player replaces the earlier event', () => {
  const before = eventsOf({ ...teams, goals: [goal(10)] });
  const after = eventsOf({ ...teams, goals: [goal(10, { scorer: null }), goal(10, { assist: { name: 'Moe' } })] });
  expect(mergeEvents(before, after, null)).toEqual(after);
});

test('REPORT-9 a cancelled goal without a name cancels the goal with a name', () => {
  const before = eventsOf({ ...teams, goals: [goal(10)] });
  const taken = eventsOf({ ...teams, goals: [goal(10, { scorer: null })], events: [{ type: 'VAR', minute: 11 }] });
  expect(mergeEvents(before, taken, null)).toMatchObject([{ playerName: 'Berg', cancelled: true }]);
});

test('REPORT-9 an own goal reported for the other side now counts for it', () => {
  const before = eventsOf({ ...teams, goals: [goal(10, { type: 'OWN' })] });
  const after = eventsOf({ ...teams, goals: [goal(10, { type: 'OWN', team: viking, scorer: null })] });
  expect(mergeEvents(before, after, null)).toEqual(after);
});

test('REPORT-9 a corrected scorer leaves one goal when the goals of the refresh make up the score', () => {
  const before = eventsOf({
    ...teams,
    goals: [goal(20), goal(28)],
    bookings: [{ minute: 12, card: 'RED', team: viking }],
    events: [{ type: 'VAR', minute: 22 }],
  });
  const corrected = eventsOf({ ...teams, goals: [goal(28, { scorer: { name: 'Moe' } })] });
  const scorers = (score: ScoreLine | null) =>
    mergeEvents(before, corrected, score).flatMap((event) =>
      event.type === 'GOAL' && !event.cancelled ? [event.playerName] : [],
    );
  expect(scorers({ home: 1, away: 0 })).toEqual(['Moe']);
  expect(scorers({ home: 2, away: 0 })).toEqual(['Berg', 'Moe']);
  expect(scorers({ home: 1, away: 1 })).toEqual(['Berg', 'Moe']);
  expect(scorers(null)).toEqual(['Berg', 'Moe']);
  expect(mergeEvents(before, corrected, { home: 1, away: 0 }).map(({ type }) => type)).toEqual([
    'RED_CARD',
    'GOAL',
    'GOAL',
  ]);
});

test('REPORT-9 after a refresh whose goals make up the score, there are as many goals as it reports', () => {
  const counted = (events: readonly MatchEvent[]) => ({
    home: events.filter((event) => event.type === 'GOAL' && !event.cancelled && event.teamSide === 'home').length,
    away: events.filter((event) => event.type === 'GOAL' && !event.cancelled && event.teamSide === 'away').length,
  });
  fc.assert(
    fc.property(anyParts, anyParts, (first, second) => {
      const after = eventsOf(second);
      expect(counted(mergeEvents(eventsOf(first), after, counted(after)))).toEqual(counted(after));
    }),
    runs,
  );
});

test('REPORT-9 merging a timeline with itself changes nothing, and every id appears once and in order', () => {
  const isOrdered = (events: readonly MatchEvent[]) => expect(orderEvents(events)).toEqual(events);
  fc.assert(
    fc.property(anyParts, anyParts, (first, second) => {
      const one = eventsOf(first);
      const other = eventsOf(second);
      const merged = mergeEvents(one, other, null);
      expect(mergeEvents(one, one, null)).toEqual(one);
      expect(mergeEvents(merged, other, null)).toEqual(merged);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      for (const event of other) {
        expect(merged.some((kept) => kept.id === event.id || isSameEvent(kept, event))).toBe(true);
      }
      isOrdered(one);
      isOrdered(merged);
    }),
    runs,
  );
});
