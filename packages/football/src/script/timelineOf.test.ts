import { expect, test } from 'vitest';
import type { MatchScript } from './MatchScript.ts';
import { timelineOf } from './timelineOf.ts';

const scorer = { id: 90000209, name: 'Odin Kvam', shirtNumber: 9, line: 'FW' } as const;
const goal = { type: 'goal', kind: 'GOAL', scorer, assist: null, place: { x: 94, y: 34 } } as const;
const lineUp = { formation: '4-3-3', starting: [], bench: [] };
const short: MatchScript = {
  lineUps: { home: lineUp, away: lineUp },
  homePossession: 0.5,
  abandoned: false,
  periods: [
    { name: 'first-half', seconds: 46 * 60 + 10 },
    { name: 'second-half', seconds: 48 * 60 },
  ],
  events: [
    { ...goal, period: 'first-half', second: 45 * 60 + 30, side: 'home' },
    { ...goal, period: 'second-half', second: 60, side: 'away' },
  ],
};

test('a timeline begins with the kick-off and ends with the final whistle', () => {
  const moments = timelineOf(short);
  expect(moments[0]).toMatchObject({ at: 0, status: 'IN_PLAY', minute: 1, injuryTime: null });
  expect(moments.at(-1)).toMatchObject({ at: (46 + 15 + 48) * 60 + 10, status: 'FINISHED', minute: 90 });
});

test('the clock stands still at half-time, in the last minute of the first half', () => {
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

test('a goal that the video referee takes back counts until the decision', () => {
  const cancelled = { type: 'goal-cancelled', scorer, period: 'second-half', second: 130, side: 'away' } as const;
  const moments = timelineOf({ ...short, events: [...short.events, cancelled] });
  const away = moments.map((moment) => moment.tally.secondHalf.away);
  expect(away.filter((goals, index) => goals !== away[index - 1])).toEqual([0, 1, 0]);
});

test('a card does not change the scoreboard, but is reported in its second', () => {
  const card = {
    type: 'booking',
    card: 'YELLOW',
    player: scorer,
    period: 'first-half',
    second: 95,
    side: 'home',
  } as const;
  const moments = timelineOf({ ...short, events: [card, ...short.events] });
  expect(moments.find((moment) => moment.at === 95)).toMatchObject({ minute: 2, happened: 1 });
});

test('an abandoned match ends suspended, in the minute in which it was called off', () => {
  const [first] = short.periods;
  if (first === undefined) throw new Error('No first half');
  const periods = [first, { name: 'second-half', seconds: 20 * 60 + 5 } as const];
  const end = timelineOf({ ...short, periods, abandoned: true }).at(-1);
  expect(end).toMatchObject({ status: 'SUSPENDED', minute: 66 });
});
