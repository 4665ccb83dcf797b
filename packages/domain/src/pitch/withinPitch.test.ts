import { expect, test } from 'vitest';
import type { PitchEvents } from './PitchEvent.ts';
import { pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';
import { withinPitch } from './withinPitch.ts';

const none: PitchEvents = { shots: [], passes: [], runs: [], duels: [] };
const run = (x: number, y: number, minute = 1) => ({ minute, from: pitchPoint(50, 0), to: pitchPoint(x, y) });

test('PITCH-25 events on the pitch stay as they are', () => {
  const events = samplePitchEvents(3).home;
  expect(withinPitch(events)).toEqual({ events, leftOut: 0 });
  expect(withinPitch(none)).toEqual({ events: none, leftOut: 0 });
});

test('PITCH-25 a place up to five metres outside is moved onto the lines, farther out the event is left out', () => {
  const { events, leftOut } = withinPitch({
    ...none,
    runs: [run(-5, 0), run(105, 36), run(109, 30), run(-5.1, 0), run(50, -39.1)],
    duels: [
      { minute: 4, at: pitchPoint(50, 35), won: true },
      { minute: 4, at: pitchPoint(500, 35), won: true },
    ],
  });
  expect(events.runs.map(({ to }) => to)).toEqual([pitchPoint(0, 0), pitchPoint(105, 34), pitchPoint(105, 30)]);
  expect(events.duels.map(({ at }) => at)).toEqual([pitchPoint(50, 34)]);
  expect(leftOut).toBe(3);
});

test('PITCH-25 an event with an invalid number is left out', () => {
  const broken = [run(Number.NaN, 0), run(0, Infinity), run(0, 0, Number.NaN)];
  const { events, leftOut } = withinPitch({
    ...none,
    runs: broken,
    passes: [{ ...run(0, 0), from: pitchPoint(0, Number.NaN), completed: true }],
    duels: [{ minute: 1, at: pitchPoint(Number.NaN, 1), won: false }],
  });
  expect(events).toEqual(none);
  expect(leftOut).toBe(5);
});

test('PITCH-25 events come in order of time, whatever order they were given in', () => {
  const { events } = withinPitch({ ...none, runs: [run(1, 0, 90), run(2, 0, 3), run(3, 0, 90)] });
  expect(events.runs.map(({ minute, to }) => [minute, to.x])).toEqual([
    [3, 2],
    [90, 1],
    [90, 3],
  ]);
});
