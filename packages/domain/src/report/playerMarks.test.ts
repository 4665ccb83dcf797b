import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { playerMarks } from './playerMarks.ts';

const homeTeam = { id: 1, name: 'Brann' };
const awayTeam = { id: 2, name: 'Viking' };
const none = { goals: 0, ownGoals: 0, card: null, on: null, off: null };

test('REPORT-40 goals that count, own goals and the gravest card are shown beside the player', () => {
  const events = eventsOf({
    homeTeam,
    awayTeam,
    goals: [
      { minute: 5, team: homeTeam, scorer: { name: 'Berg' } },
      { minute: 30, type: 'PENALTY', team: homeTeam, scorer: { name: 'Berg' } },
      { minute: 50, type: 'OWN', team: awayTeam, scorer: { name: 'Berg' } },
      { minute: 70, team: homeTeam, scorer: { name: 'Lie' } },
    ],
    bookings: [
      { minute: 40, card: 'YELLOW', team: homeTeam, player: { name: 'Berg' } },
      { minute: 80, card: 'YELLOW_RED', team: homeTeam, player: { name: 'Berg' } },
      { minute: 81, card: 'RED', team: homeTeam, player: { name: 'Moe' } },
      { minute: 82, card: 'YELLOW', team: homeTeam, player: { name: 'Lie' } },
    ],
    events: [{ type: 'GOAL_CANCELLED', minute: 71, team: homeTeam, player: { name: 'Lie' } }],
  });
  const home = playerMarks(events, 'home');
  expect(home({ id: 'Berg', shirtNumber: null, name: 'Berg' })).toEqual({
    ...none,
    goals: 2,
    ownGoals: 1,
    card: 'second-yellow',
  });
  expect(home({ id: 'Moe', shirtNumber: null, name: 'Moe' })).toEqual({ ...none, card: 'red' });
  expect(home({ id: 'Lie', shirtNumber: null, name: 'Lie' })).toEqual({ ...none, card: 'yellow' });
  expect(home({ id: 'Dahl', shirtNumber: null, name: 'Dahl' })).toEqual(none);
});

test('REPORT-40 a player of the other side with the same name has separate marks', () => {
  const events = eventsOf({
    homeTeam,
    awayTeam,
    goals: [
      { minute: 5, team: homeTeam, scorer: { name: 'Berg' } },
      { minute: 50, type: 'OWN', team: homeTeam, scorer: { name: 'Vik' } },
    ],
    bookings: [{ minute: 40, card: 'RED', team: homeTeam, player: { name: 'Berg' } }],
    substitutions: [{ minute: 60, team: awayTeam, playerOut: { name: 'Berg' }, playerIn: { name: 'Vik' } }],
  });
  const away = playerMarks(events, 'away');
  expect(away({ id: 'Berg', shirtNumber: null, name: 'Berg' })).toEqual({
    ...none,
    off: { minute: 60, extraTime: null },
  });
  expect(away({ id: 'Vik', shirtNumber: null, name: 'Vik' })).toEqual({
    ...none,
    ownGoals: 1,
    on: { minute: 60, extraTime: null },
  });
});
