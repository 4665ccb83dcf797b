import { expect, test } from 'vitest';
import { eventsOf } from './eventsOf.ts';
import { momentumMinutes } from './momentumMinutes.ts';
import type { ReportParts } from './ReportParts.ts';

const homeTeam = { id: 1, name: 'Brann' };
const awayTeam = { id: 2, name: 'Viking' };

function minutesOf(parts: Omit<ReportParts, 'homeTeam' | 'awayTeam'>, last: number) {
  return momentumMinutes(eventsOf({ homeTeam, awayTeam, ...parts }), last);
}

test('REPORT-44 every minute from the first to the last has the side with the momentum, in whole per cent', () => {
  const minutes = minutesOf({ goals: [{ minute: 2, team: awayTeam }] }, 40);
  expect(minutes.map(({ minute }) => minute)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  expect(minutes.slice(0, 3).map(({ side, percent }) => [side, percent])).toEqual([
    [null, 0],
    ['away', 76],
    ['away', 71],
  ]);
  // When less than half a per cent is left, neither side has it.
  expect(minutes.at(-1)).toMatchObject({ side: 'away', percent: 1 });
  expect(minutesOf({ goals: [{ minute: 2, team: awayTeam }] }, 60).at(-1)).toMatchObject({ side: null, percent: 0 });
});

test('REPORT-44 added time belongs to the minute that it is added to', () => {
  const minutes = minutesOf({ goals: [{ minute: 45, injuryTime: 3, team: homeTeam }] }, 48);
  expect(minutes[44]).toMatchObject({ side: 'home', percent: 76 });
  expect(minutes[44]?.events).toHaveLength(1);
  expect(minutes[47]?.events).toEqual([]);
});

test('REPORT-44 goals that count and cards are listed at their minutes, other events are not', () => {
  const minutes = minutesOf(
    {
      goals: [{ minute: 3, team: homeTeam, scorer: { name: 'Berg' } }],
      bookings: [
        { minute: 1, card: 'YELLOW', team: awayTeam },
        { minute: 2, card: 'RED', team: awayTeam },
      ],
      substitutions: [{ minute: 2, team: homeTeam }],
      events: [{ type: 'GOAL_CANCELLED', minute: 4, team: homeTeam, player: { name: 'Berg' } }],
    },
    4,
  );
  expect(minutes.map(({ events }) => events.map(({ type }) => type))).toEqual([['YELLOW_CARD'], ['RED_CARD'], [], []]);
  expect(minutes.map(({ side }) => side)).toEqual(['home', 'home', 'home', 'home']);
});

test('REPORT-44 an event without a minute is left out, and before the first minute there are no minutes', () => {
  expect(minutesOf({ goals: [{ team: homeTeam }] }, 2).map(({ percent }) => percent)).toEqual([0, 0]);
  expect(minutesOf({}, 0)).toEqual([]);
  expect(minutesOf({}, -1)).toEqual([]);
});

test('REPORT-44 the minutes end at 150, whatever a source says', () => {
  expect(minutesOf({ goals: [{ minute: 130, team: homeTeam }] }, 9999)).toHaveLength(150);
});
