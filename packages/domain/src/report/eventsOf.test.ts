import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import type { ReportedEvent, ReportedGoal, ReportParts } from './ReportParts.ts';

const brann = { id: 1, name: 'Brann' };
const viking = { id: 2, name: 'Viking' };
const teams = { homeTeam: brann, awayTeam: viking };

function goal(minute: number, changes: ReportedGoal = {}): ReportedGoal {
  return { minute, type: 'REGULAR', team: brann, scorer: { name: 'Berg' }, ...changes };
}

function cancelledMinutes(parts: Omit<ReportParts, 'homeTeam' | 'awayTeam'>): number[] {
  return eventsOf({ ...teams, ...parts })
    .filter((event) => event.type === 'GOAL' && event.cancelled)
    .map(({ minute }) => minute);
}

test('REPORT-1 the id of an event is built from type, minute, extra time, side, player, assist and time', () => {
  const event: ReportedEvent = {
    type: 'GOAL',
    minute: 45,
    injuryTime: 2,
    team: viking,
    player: { name: ' Berg ' },
    assist: { name: 'Moe' },
    occurredAt: '2026-11-21T17:47:10Z',
  };
  expect(eventsOf({ ...teams, events: [event] })[0]?.id).toBe('GOAL:45:2:away:Berg:Moe:2026-11-21T17:47:10.000Z');
});

test('REPORT-1 two goals by one player in one minute have different ids', () => {
  const events = eventsOf({ ...teams, goals: [goal(28), goal(28)] });
  expect(events.map(({ id }) => id)).toEqual(['GOAL:28::home:Berg::', 'GOAL:28::home:Berg:::2']);
});

test('REPORT-6 a minute that is missing or before kick-off is 0, and a part of a minute is dropped', () => {
  const events = eventsOf({ ...teams, goals: [{ team: brann }, goal(-1), goal(45.5)] });
  expect(events.map(({ minute }) => minute)).toEqual([0, 0, 45]);
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

test('REPORT-6 fields that a source leaves out have defaults, and no source at all gives no event', () => {
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

test('REPORT-6 an event without a type is left out', () => {
  expect(eventsOf({ ...teams, events: [{ minute: 1 }, { type: null, minute: 2 }] })).toEqual([]);
});

test('REPORT-5 a generic event that repeats a listed one is the same event', () => {
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

test('REPORT-4 an own goal reported twice is one, for the side whose score rose', () => {
  const events = eventsOf({
    ...teams,
    goals: [goal(14, { type: 'OWN', score: { home: 0, away: 1 } })],
    events: [{ type: 'OWN_GOAL', minute: 14, team: brann, player: { name: 'Berg' } }],
  });
  expect(events.map(({ teamSide }) => teamSide)).toEqual(['away']);
});

test('REPORT-4 an own goal that only an event reports counts for its team', () => {
  expect(eventsOf({ ...teams, events: [{ type: 'OWN_GOAL', minute: 14, team: brann }] })).toMatchObject([
    { type: 'GOAL', goal: 'own-goal', teamSide: 'home' },
  ]);
});

test('REPORT-5 three players who come on in one minute are three substitutions', () => {
  const names = ['Eide', 'Moe', 'Lie'];
  const events = names.map((name) => ({ type: 'SUBSTITUTION', minute: 60, team: brann, assist: { name } }));
  expect(eventsOf({ ...teams, events }).map(({ assistName }) => assistName)).toEqual(names);
});

test("REPORT-7 the video referee takes back the side's last goal, or the named player's", () => {
  const goals = [goal(10), goal(20, { scorer: { name: 'Moe' } }), goal(25, { team: viking }), goal(40)];
  const referee: ReportedEvent = { type: 'VAR', minute: 23, team: brann };
  expect(cancelledMinutes({ goals, events: [referee] })).toEqual([20]);
  expect(cancelledMinutes({ goals, events: [{ ...referee, minute: 40 }] })).toEqual([40]);
  const near = [goal(20), goal(22, { scorer: { name: 'Moe' } })];
  expect(cancelledMinutes({ goals: near, events: [referee] })).toEqual([22]);
  expect(cancelledMinutes({ goals: near, events: [{ ...referee, player: { name: 'Berg' } }] })).toEqual([20]);
});

test('REPORT-7 a cancellation reported twice takes back one goal, cancellations for two players take back two', () => {
  const goals = [goal(20), goal(22, { scorer: { name: 'Moe' } })];
  const referee: ReportedEvent = { type: 'VAR', minute: 23, team: brann };
  const named = ['Moe', 'Berg'].map((name) => ({ ...referee, player: { name } }));
  expect(cancelledMinutes({ goals, events: [referee, referee] })).toEqual([22]);
  expect(cancelledMinutes({ goals, events: [referee, { ...referee, player: { name: 'Moe' } }] })).toEqual([22]);
  expect(cancelledMinutes({ goals, events: named })).toEqual([20, 22]);
});

test('REPORT-7 the goal that has left the list is taken back, not an older one', () => {
  const referee: ReportedEvent = { type: 'VAR', minute: 30, team: brann };
  const gone: ReportedEvent = { type: 'GOAL', minute: 28, team: brann, player: { name: 'Moe' } };
  expect(cancelledMinutes({ goals: [goal(10)], events: [referee] })).toEqual([]);
  expect(cancelledMinutes({ goals: [goal(24)], events: [referee] })).toEqual([]);
  expect(cancelledMinutes({ goals: [goal(29)], events: [gone, referee] })).toEqual([28]);
  expect(cancelledMinutes({ events: [gone, referee] })).toEqual([28]);
});

test('REPORT-7 in added time a goal after the cancellation stands', () => {
  const goals = [goal(45, { injuryTime: 1 }), goal(45, { injuryTime: 4 }), goal(90)];
  const referee: ReportedEvent = { type: 'VAR', minute: 45, injuryTime: 2, team: brann };
  const added = (event: ReportedEvent) =>
    eventsOf({ ...teams, goals, events: [event] }).flatMap((one) =>
      one.type === 'GOAL' && one.cancelled ? [[one.minute, one.extraTime]] : [],
    );
  expect(added(referee)).toEqual([[45, 1]]);
  expect(added({ ...referee, minute: 46, injuryTime: null })).toEqual([[45, 4]]);
  expect(added({ ...referee, minute: 90, injuryTime: 3 })).toEqual([[90, null]]);
  expect(added({ ...referee, minute: 90, injuryTime: 8 })).toEqual([]);
});

test('REPORT-7 a cancellation without a minute takes back no goal', () => {
  expect(cancelledMinutes({ goals: [goal(3)], events: [{ type: 'VAR', team: brann }] })).toEqual([]);
});

test("REPORT-7 a cancellation without a team may take back either side's goal", () => {
  const goals = [goal(20), goal(22, { team: viking, scorer: { name: 'Moe' } })];
  const referee: ReportedEvent = { type: 'VAR', minute: 23 };
  expect(cancelledMinutes({ goals, events: [referee] })).toEqual([22]);
  expect(cancelledMinutes({ goals, events: [{ ...referee, team: {}, player: { name: 'Berg' } }] })).toEqual([20]);
});

test('REPORT-7 a cancellation with no goal to take back changes nothing', () => {
  const bookings = [{ minute: 3, card: 'RED', team: brann }];
  expect(cancelledMinutes({ goals: [goal(10)], bookings, events: [{ type: 'VAR', minute: 9, team: brann }] })).toEqual(
    [],
  );
});

test('REPORT-1 only events with the same id are numbered', () => {
  const events = eventsOf({ ...teams, goals: [goal(28), goal(29), goal(28)] });
  expect(events.map(({ id }) => id)).toEqual([
    'GOAL:28::home:Berg::',
    'GOAL:28::home:Berg:::2',
    'GOAL:29::home:Berg::',
  ]);
});

test('REPORT-4 in a list each goal belongs to the side whose score rose since the goal before', () => {
  const goals = [
    goal(10, { team: viking, score: { home: 1, away: 0 } }),
    goal(20, { team: brann, score: { home: 1, away: 1 } }),
    goal(30, { team: viking, score: { home: 2, away: 1 } }),
    goal(40, { team: brann, score: { home: 2, away: 2 } }),
  ];
  expect(eventsOf({ ...teams, goals }).map(({ teamSide }) => teamSide)).toEqual(['home', 'away', 'home', 'away']);
});
