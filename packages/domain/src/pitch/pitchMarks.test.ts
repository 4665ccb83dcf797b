import { expect, test } from 'vitest';
import { ballFlight } from './ballFlight.ts';
import type { PitchEvents } from './PitchEvent.ts';
import { countUntil, pitchChoices, pitchMarks, pitchTopics } from './pitchMarks.ts';
import { pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';
import { xgSteps } from './xgSteps.ts';

const from = pitchPoint(20, 0);
const to = pitchPoint(0, 0);
const events: PitchEvents = {
  shots: [
    { minute: 9, from, to, outcome: 'goal', player: 'Haaland', xg: 0.4, height: 2.1 },
    { minute: 30, from, to, outcome: 'off-target' },
  ],
  passes: [
    { minute: 5, from, to: pitchPoint(60, 0), completed: true, player: 'Ødegaard', receiver: 'Haaland' },
    { minute: 8, from, to, completed: false, player: 'Berg' },
  ],
  runs: [{ minute: 7, from, to }],
  duels: [
    { minute: 1, at: from, won: true },
    { minute: 2, at: to, won: false, player: 'Berg' },
  ],
};

test('PITCH-26 an event is one mark, with all of its known fields', () => {
  expect(pitchMarks(events, { topic: 'shots', stat: 'all' })).toEqual([
    {
      key: 'shots 0',
      look: 'goal',
      minute: 9,
      player: 'Haaland',
      receiver: null,
      xg: 0.4,
      height: 2.1,
      from,
      to,
    },
    { key: 'shots 1', look: 'off-target', minute: 30, player: null, receiver: null, xg: null, height: null, from, to },
  ]);
  expect(pitchMarks(events, { topic: 'passes', stat: 'all' }).map(({ look, receiver }) => [look, receiver])).toEqual([
    ['completed', 'Haaland'],
    ['failed', null],
  ]);
  expect(pitchMarks(events, { topic: 'runs', stat: 'all' })).toMatchObject([{ look: 'run', from, to }]);
  expect(pitchMarks(events, { topic: 'duels', stat: 'all' })).toMatchObject([
    { look: 'won', from, to: null },
    { look: 'lost', from: to, to: null, player: 'Berg' },
  ]);
});

test('PITCH-26 a choice shows the marks of its statistic, and a mark keeps its key', () => {
  expect(pitchMarks(events, { topic: 'shots', stat: 'off-target' }).map(({ key }) => key)).toEqual(['shots 1']);
  expect(pitchMarks(events, { topic: 'duels', stat: 'lost' }).map(({ key }) => key)).toEqual(['duels 1']);
  expect(pitchMarks(events, { topic: 'passes', stat: 'long' }).map(({ key }) => key)).toEqual(['passes 0']);
  expect(pitchMarks(events, { topic: 'runs', stat: 'into-box' }).map(({ key }) => key)).toEqual(['runs 0']);
});

test('PITCH-26 the radio lists begin with everything', () => {
  expect(pitchTopics.map((topic) => pitchChoices(topic).map(({ stat }) => stat))).toEqual([
    ['all', 'goals', 'on-target', 'off-target', 'blocked', 'in-box'],
    ['all', 'completed', 'failed', 'long', 'into-box'],
    ['all', 'long', 'into-box'],
    ['all', 'won', 'lost', 'in-box'],
  ]);
});

test('PITCH-18 a statistic counts what had happened by the minute, and everything at the end of the slider', () => {
  const marks = [0, 12, 12, 45, 94, 118].map((minute) => ({ minute }));
  expect([0, 11, 12, 44, 45, 94, 95].map((minute) => countUntil(marks, minute))).toEqual([1, 1, 3, 3, 4, 5, 6]);
  expect(countUntil([], 40)).toBe(0);
  const runs = pitchMarks(samplePitchEvents(2).home, { topic: 'runs', stat: 'all' });
  for (let minute = 0; minute <= 95; minute += 1)
    expect(countUntil(runs, minute)).toBe(runs.filter((run) => run.minute <= minute).length);
});

test('PITCH-29 a shot ends at the height that the source says, else at the usual height of its outcome', () => {
  const [goal, wide] = pitchMarks(events, { topic: 'shots', stat: 'all' }).map(ballFlight);
  expect(goal?.end).toBe(2.1);
  expect(goal?.lift).toBeCloseTo(1.4);
  expect(wide?.end).toBeGreaterThan(2.44);
});

test('PITCH-29 a pass of thirty metres is a lob, a shorter one goes along the grass, and a run stays on it', () => {
  const [long, short] = pitchMarks(events, { topic: 'passes', stat: 'all' }).map(ballFlight);
  expect(long).toEqual({ end: 0, lift: 40 * 0.16 });
  expect(short).toEqual({ end: 0, lift: 20 * 0.02 });
  expect(pitchMarks(events, { topic: 'runs', stat: 'all' }).map(ballFlight)).toEqual([{ end: 0, lift: 0 }]);
  expect(pitchMarks(events, { topic: 'duels', stat: 'won' }).map(ballFlight)).toEqual([{ end: 0, lift: 0 }]);
});

test('PITCH-30 expected goals grow by each shot that has them', () => {
  expect(xgSteps(pitchMarks(events, { topic: 'shots', stat: 'all' }))).toEqual([{ minute: 9, total: 0.4 }]);
  expect(
    xgSteps([
      { minute: 3, xg: 0.25 },
      { minute: 3, xg: 0.5 },
    ]),
  ).toEqual([
    { minute: 3, total: 0.25 },
    { minute: 3, total: 0.75 },
  ]);
  expect(xgSteps([{ minute: 3, xg: null }])).toEqual([]);
});
