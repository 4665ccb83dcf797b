import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { goalsOfPlay } from './goalsOfPlay.ts';

const teams = { homeTeam: { id: 1 }, awayTeam: { id: 2 } };
const home = { id: 1 };
const away = { id: 2 };
const penalty = (minute: number, team = home, injuryTime: number | null = null) => ({
  type: 'PENALTY',
  minute,
  injuryTime,
  team,
});

test('REPORT-54 a penalty after minute 120 is a kick of a shoot-out, and a penalty in play is a goal', () => {
  expect(goalsOfPlay([penalty(80), penalty(120, away), penalty(121), penalty(122, away)], teams)).toEqual([
    penalty(80),
    penalty(120, away),
  ]);
  expect(goalsOfPlay([penalty(120, home, 3)], teams)).toHaveLength(1);
  const typed = { type: 'REGULAR', minute: 122, team: home };
  expect(goalsOfPlay([typed], teams)).toEqual([typed]);
});

test('REPORT-54 in a match with a shoot-out, a penalty in minute 120 is a goal only if the score before the shoot-out needs it', () => {
  const real = { type: 'REGULAR', minute: 30, team: home };
  const goals = [real, penalty(120, away, 2), penalty(120), penalty(120, away), penalty(120, home, 4)];
  expect(goalsOfPlay(goals, { ...teams, beforeShootOut: { home: 1, away: 1 } })).toEqual([real, penalty(120, away, 2)]);
  expect(goalsOfPlay(goals, { ...teams, beforeShootOut: null })).toEqual([real]);
  const own = { type: 'OWN', minute: 121, team: home };
  expect(goalsOfPlay([own], { ...teams, beforeShootOut: null })).toEqual([own]);
});

test('REPORT-54 a penalty without a minute is a goal, also when there was a shoot-out', () => {
  const untimed = { type: 'PENALTY', team: home };
  expect(goalsOfPlay([untimed], teams)).toEqual([untimed]);
  expect(goalsOfPlay([untimed], { ...teams, beforeShootOut: { home: 1, away: 0 } })).toEqual([untimed]);
});

test('REPORT-54 an event whose word says shoot-out is no goal of the timeline', () => {
  const events = ['PENALTY_SHOOTOUT_GOAL', 'Shoot-out goal'].map((type) => ({ type, minute: 120, team: home }));
  expect(eventsOf({ ...teams, goals: events, events })).toEqual([]);
});

test('REPORT-54 a timeline from both lists has no kick of a shoot-out', () => {
  const parts = { ...teams, beforeShootOut: { home: 1, away: 1 } };
  const goals = [penalty(90, home, 2), penalty(113, away), penalty(121), penalty(122, away), penalty(123)];
  const minutes = (events: ReturnType<typeof eventsOf>) => events.map(({ minute }) => minute);
  expect(minutes(eventsOf({ ...parts, goals }))).toEqual([90, 113]);
  expect(minutes(eventsOf({ ...parts, events: goals }))).toEqual([90, 113]);
  expect(minutes(eventsOf({ ...parts, goals, events: goals }))).toEqual([90, 113]);
});
