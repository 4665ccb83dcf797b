import { expect, test } from 'vitest';
import type { MatchScript } from './MatchScript.ts';
import { timelineOf } from './timelineOf.ts';

const goal = { type: 'goal', kind: 'GOAL', scorer: null } as const;
const short: MatchScript = {
  periods: [
    { name: 'first-half', seconds: 46 * 60 + 10 },
    { name: 'second-half', seconds: 48 * 60 },
  ],
  events: [
    { ...goal, period: 'first-half', second: 45 * 60 + 30, side: 'home' },
    { ...goal, period: 'second-half', second: 60, side: 'away' },
  ],
};

test('begins with the kick-off and ends with the final whistle', () => {
  const moments = timelineOf(short);
  expect(moments[0]).toMatchObject({ at: 0, status: 'IN_PLAY', minute: 1, injuryTime: null });
  expect(moments.at(-1)).toMatchObject({ at: (46 + 15 + 48) * 60 + 10, status: 'FINISHED', minute: 90 });
});

test('stands still at half-time, in the minute that the half ended in', () => {
  const paused = timelineOf(short).filter((moment) => moment.status === 'PAUSED');
  expect(paused).toMatchObject([{ at: 46 * 60 + 10, minute: 45, injuryTime: null, period: 'first-half' }]);
});

test('a goal counts from its second on', () => {
  const moments = timelineOf(short);
  const scored = moments.findIndex((moment) => moment.tally.firstHalf.home === 1);
  expect(moments[scored]).toMatchObject({ at: 45 * 60 + 30, minute: 45, injuryTime: 1 });
  expect(moments[scored - 1]?.tally.firstHalf.home).toBe(0);
});

test('a goal and a new minute in the same second are one change', () => {
  const times = timelineOf(short).map((moment) => moment.at);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
