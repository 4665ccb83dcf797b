import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { pressureOf } from './pressureOf.ts';

test('REPORT-24 a timeline gives goals that count and cards, added time included', () => {
  const homeTeam = { id: 1, name: 'Brann' };
  const awayTeam = { id: 2, name: 'Viking' };
  const timeline = eventsOf({
    homeTeam,
    awayTeam,
    goals: [
      { minute: 45, injuryTime: 2, team: homeTeam, scorer: { name: 'Berg' } },
      { minute: 50, team: awayTeam, scorer: { name: 'Moe' } },
    ],
    bookings: [
      { minute: 60, card: 'YELLOW', team: awayTeam },
      { minute: 70, card: 'YELLOW_RED', team: awayTeam },
    ],
    substitutions: [{ minute: 80, team: homeTeam, playerIn: { name: 'Lie' } }],
    events: [{ type: 'VAR', minute: 51, team: awayTeam }],
  });
  expect(pressureOf(timeline)).toEqual([
    { side: 'home', kind: 'goal', minute: 47, place: null },
    { side: 'away', kind: 'yellow-card', minute: 60, place: null },
    { side: 'away', kind: 'red-card', minute: 70, place: null },
  ]);
});
