import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { substitutionMarks } from './substitutionMarks.ts';

test('REPORT-17 the minute is beside the player who came on and the player who went off, of that side only', () => {
  const homeTeam = { id: 1, name: 'Brann' };
  const awayTeam = { id: 2, name: 'Viking' };
  const events = eventsOf({
    homeTeam,
    awayTeam,
    bookings: [{ minute: 50, card: 'YELLOW', team: homeTeam, player: { name: 'Berg' } }],
    substitutions: [
      { minute: 60, team: homeTeam, playerOut: { name: 'Berg' }, playerIn: { name: 'Moe' } },
      { minute: 90, injuryTime: 2, team: homeTeam, playerOut: null, playerIn: { name: 'Lie' } },
      { minute: 91, team: homeTeam, playerOut: { name: 'Eide' } },
      { minute: 70, team: awayTeam, playerOut: { name: 'Dahl' }, playerIn: { name: 'Vik' } },
    ],
  });
  const { on, off } = substitutionMarks(events, 'home');
  expect([...on]).toEqual([
    ['Moe', { minute: 60, extraTime: null }],
    ['Lie', { minute: 90, extraTime: 2 }],
  ]);
  expect([...off]).toEqual([
    ['Berg', { minute: 60, extraTime: null }],
    ['Eide', { minute: 91, extraTime: null }],
  ]);
});

test('REPORT-17 a goal with an assist is not a substitution', () => {
  const brann = { id: 1, name: 'Brann' };
  const goals = [{ minute: 5, team: brann, scorer: { name: 'Berg' }, assist: { name: 'Moe' } }];
  const { on, off } = substitutionMarks(eventsOf({ homeTeam: brann, awayTeam: { id: 2 }, goals }), 'home');
  expect([on.size, off.size]).toEqual([0, 0]);
});
