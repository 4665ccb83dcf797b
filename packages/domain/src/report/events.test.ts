import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventKind } from './eventKind.ts';
import { eventsOf } from './eventsOf.ts';
import { headlineEvents } from './headlineEvents.ts';
import type { MatchEvent } from './MatchEvent.ts';
import { mergeEvents } from './mergeEvents.ts';
import { orderEvents } from './orderEvents.ts';
import type { EventTold, GoalTold, ReportParts } from './ReportParts.ts';
import { retryEmptyReport } from './retryEmptyReport.ts';
import { scoringSideOf } from './scoringSideOf.ts';
import { teamSideOf } from './teamSideOf.ts';

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

test('REPORT-1 the id of an event is built from type, minute, extra time, side, player, assist and time', () => {
  const told: EventTold = {
    type: 'GOAL',
    minute: 45,
    injuryTime: 2,
    team: viking,
    player: { name: ' Berg ' },
    assist: { name: 'Moe' },
    occurredAt: '2026-11-21T17:47:10Z',
  };
  expect(eventsOf({ ...teams, events: [told] })[0]?.id).toBe('GOAL:45:2:away:Berg:Moe:2026-11-21T17:47:10.000Z');
});

test('REPORT-1 two goals of one player in one minute have an id each', () => {
  const events = eventsOf({ ...teams, goals: [goal(28), goal(28)] });
  expect(events.map(({ id }) => id)).toEqual(['GOAL:28::home:Berg::', 'GOAL:28::home:Berg:::2']);
});

test.each([
  ['GOAL', { type: 'GOAL', goal: 'regular' }],
  [' own goal ', { type: 'GOAL', goal: 'own-goal' }],
  ['PENALTY', { type: 'GOAL', goal: 'penalty' }],
  ['Yellow-Card', { type: 'YELLOW_CARD' }],
  ['RED', { type: 'RED_CARD', secondYellow: false }],
  ['YELLOW_RED', { type: 'RED_CARD', secondYellow: true }],
  ['substitution', { type: 'SUBSTITUTION' }],
  ['VAR', { type: 'GOAL_CANCELLED' }],
  ['CORNER', null],
  ['', null],
])('REPORT-2 the word «%s» comes to %o', (word, kind) => {
  expect(eventKind(word)).toEqual(kind);
});

test('REPORT-3 the side of an event is by id, else by the home name, else away', () => {
  expect(teamSideOf({ id: '1', name: 'Viking' }, teams)).toBe('home');
  expect(teamSideOf({ id: 2, name: 'Brann' }, teams)).toBe('away');
  expect(teamSideOf({ id: 9, name: ' Brann ' }, teams)).toBe('home');
  expect(teamSideOf({ name: 'SK Brann' }, teams)).toBe('away');
  expect(teamSideOf({ id: null, name: null }, { homeTeam: {}, awayTeam: {} })).toBe('away');
  expect(teamSideOf(undefined, teams)).toBe('away');
});

test('REPORT-4 a goal counts for the side whose score rose, whatever team is told', () => {
  const first = goal(10, { team: brann, type: 'OWN', score: { home: 0, away: 1 } });
  const second = goal(20, { team: brann, score: { home: 1, away: 1 } });
  expect(scoringSideOf(first, null, teams)).toBe('away');
  expect(scoringSideOf(second, first, teams)).toBe('home');
});

test('REPORT-4 where the score does not tell, the goal is the team it is told for', () => {
  expect(scoringSideOf(goal(10), null, teams)).toBe('home');
  expect(scoringSideOf(goal(10, { score: { home: null, away: null } }), null, teams)).toBe('home');
  expect(scoringSideOf(goal(10, { team: viking, score: { home: 2, away: 1 } }), null, teams)).toBe('away');
});

test('REPORT-6 goals, bookings and substitutions become events with their kind', () => {
  const events = eventsOf({
    ...teams,
    goals: [
      goal(5),
      goal(9, { type: 'PENALTY', team: viking, assist: { name: 'Moe' } }),
      goal(14, { type: 'OWN' }),
      goal(15, { type: 'GOLDEN' }),
      { minute: 16 },
    ],
    bookings: [
      { minute: 20, card: 'YELLOW', team: viking, player: { name: 'Lie' } },
      { minute: 30, card: 'YELLOW_RED', team: viking, player: { name: 'Lie' } },
      { minute: 40, card: 'RED', team: brann, player: { name: 'Moe' } },
      { minute: 41, card: 'GREEN', team: brann, player: { name: 'Moe' } },
      { minute: 42, team: brann },
    ],
    substitutions: [
      { minute: 60, injuryTime: 0, team: brann, playerOut: { name: 'Berg' }, playerIn: { name: 'Eide' } },
    ],
  });
  const common = { assistName: null };
  expect(events).toMatchObject([
    { ...common, type: 'GOAL', goal: 'regular', cancelled: false, minute: 5, teamSide: 'home', playerName: 'Berg' },
    {
      type: 'GOAL',
      goal: 'penalty',
      cancelled: false,
      minute: 9,
      teamSide: 'away',
      playerName: 'Berg',
      assistName: 'Moe',
    },
    { ...common, type: 'GOAL', goal: 'own-goal', cancelled: false, minute: 14, teamSide: 'home', playerName: 'Berg' },
    { ...common, type: 'GOAL', goal: 'regular', cancelled: false, minute: 15, teamSide: 'home', playerName: 'Berg' },
    { ...common, type: 'GOAL', goal: 'regular', cancelled: false, minute: 16, teamSide: 'away', playerName: null },
    { ...common, type: 'YELLOW_CARD', minute: 20, teamSide: 'away', playerName: 'Lie' },
    { ...common, type: 'RED_CARD', secondYellow: true, minute: 30, teamSide: 'away', playerName: 'Lie' },
    { ...common, type: 'RED_CARD', secondYellow: false, minute: 40, teamSide: 'home', playerName: 'Moe' },
    { ...common, type: 'YELLOW_CARD', minute: 42, teamSide: 'home', playerName: null },
    { type: 'SUBSTITUTION', minute: 60, teamSide: 'home', playerName: 'Berg', assistName: 'Eide' },
  ]);
  expect(new Set(events.map(({ extraTime }) => extraTime))).toEqual(new Set([null]));
});

test('REPORT-6 what a source leaves out has a default, and no source at all is no event', () => {
  const [event] = eventsOf({ ...teams, events: [{ type: 'GOAL', description: ' Heading ' }] });
  expect(event).toEqual({
    id: 'GOAL:0::away:::',
    type: 'GOAL',
    goal: 'regular',
    cancelled: false,
    minute: 0,
    extraTime: null,
    teamSide: 'away',
    playerName: null,
    assistName: null,
    description: 'Heading',
    occurredAtUtc: null,
  });
  expect(eventsOf({ ...teams, goals: null, bookings: null, substitutions: null, events: null })).toEqual([]);
});

test('REPORT-5 what a generic event tells again is one event', () => {
  const events = eventsOf({
    ...teams,
    goals: [goal(28)],
    events: [
      { type: 'GOAL', minute: 28, team: brann, player: { name: 'Berg' }, assist: { name: 'Moe' } },
      { type: 'GOAL', minute: 28, team: brann },
      { type: 'GOAL', minute: 28, team: viking, player: { name: 'Lie' } },
      { type: 'GOAL', minute: 28, team: viking, player: { name: 'Lie' }, occurredAt: '2026-11-21T17:28:00Z' },
      { type: 'GOAL', minute: 28, injuryTime: 1, team: brann, player: { name: 'Berg' } },
      { type: 'RED_CARD', minute: 28, team: brann, player: { name: 'Berg' } },
    ],
  });
  expect(events.map(({ id }) => id)).toEqual([
    'GOAL:28::home:Berg::',
    'GOAL:28::away:Lie::',
    'RED_CARD:28::home:Berg::',
    'GOAL:28:1:home:Berg::',
  ]);
});

function cancelledMinutes(parts: Omit<ReportParts, 'homeTeam' | 'awayTeam'>): number[] {
  return eventsOf({ ...teams, ...parts })
    .filter((event) => event.type === 'GOAL' && event.cancelled)
    .map(({ minute }) => minute);
}

test('REPORT-7 the video referee takes back the last goal of the side before, or the one of the player named', () => {
  const goals = [goal(10), goal(20, { scorer: { name: 'Moe' } }), goal(25, { team: viking }), goal(40)];
  const referee: EventTold = { type: 'VAR', minute: 30, team: brann };
  expect(cancelledMinutes({ goals, events: [referee] })).toEqual([20]);
  expect(cancelledMinutes({ goals, events: [{ ...referee, player: { name: 'Berg' } }] })).toEqual([10]);
  expect(cancelledMinutes({ goals, events: [referee, referee] })).toEqual([10, 20]);
  expect(cancelledMinutes({ goals, events: [{ ...referee, minute: 40 }] })).toEqual([40]);
});

test('REPORT-7 with no goal to take back nothing changes', () => {
  const bookings = [{ minute: 3, card: 'RED', team: brann }];
  expect(cancelledMinutes({ goals: [goal(10)], bookings, events: [{ type: 'VAR', minute: 9, team: brann }] })).toEqual(
    [],
  );
});

test('REPORT-8 events are ordered by minute, then by added time, then as told', () => {
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

test('REPORT-9 a refresh adds what is new and replaces what is told anew with more in it', () => {
  const before = eventsOf({ ...teams, goals: [goal(10), goal(20, { scorer: null })] });
  const after = eventsOf({ ...teams, goals: [goal(10, { assist: { name: 'Moe' } }), goal(20), goal(30)] });
  expect(mergeEvents(before, after)).toEqual(after);
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

test('REPORT-10 under the score stand goals that count and red cards', () => {
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

test('REPORT-11 a finished match without events is fetched again after five seconds, five times', () => {
  const finished = { status: 'FINISHED' } as const;
  expect(retryEmptyReport(finished, { eventCount: 0, retries: 0 })).toBe(5000);
  expect(retryEmptyReport({ status: 'AWARDED' }, { eventCount: 0, retries: 4 })).toBe(5000);
  expect(retryEmptyReport(finished, { eventCount: 0, retries: 5 })).toBeNull();
  expect(retryEmptyReport(finished, { eventCount: 1, retries: 0 })).toBeNull();
  expect(retryEmptyReport({ status: 'IN_PLAY' }, { eventCount: 0, retries: 0 })).toBeNull();
});
