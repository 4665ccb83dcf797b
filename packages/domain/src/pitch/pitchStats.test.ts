import { expect, test } from 'vitest';
import { eventsUntil, nextSliderMinute, timeSlider } from './eventsUntil.ts';
import { pitchMarks } from './pitchMarks.ts';
import { pitchPoint } from './PitchPoint.ts';
import { duelStats, isInBox, passStats, runStats, shotStats } from './pitchStats.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

const moved = (length: number) => ({ minute: 1, from: pitchPoint(60, 0), to: pitchPoint(60 - length, 0) });

test('PITCH-17 a point is in the box up to 16.5 metres from the goal line and from its middle', () => {
  expect(isInBox(pitchPoint(16.5, -16.5), 'sample')).toBe(true);
  expect(isInBox(pitchPoint(16.51, 0), 'measured')).toBe(false);
  expect(isInBox(pitchPoint(5, 16.51), 'sample')).toBe(false);
});

test('PITCH-17 for measured events the box is the penalty area of the pitch', () => {
  expect(isInBox(pitchPoint(16.5, -20.16), 'measured')).toBe(true);
  expect(isInBox(pitchPoint(5, 20.17), 'measured')).toBe(false);
  const wide = { minute: 1, from: pitchPoint(40, 18), to: pitchPoint(10, 18), completed: true };
  const events = { shots: [], passes: [wide], runs: [], duels: [] };
  expect(pitchMarks(events, { topic: 'passes', stat: 'into-box' }, 'measured')).toHaveLength(1);
  expect(pitchMarks(events, { topic: 'passes', stat: 'into-box' }, 'sample')).toHaveLength(0);
  expect(pitchMarks(events, { topic: 'passes', stat: 'long' }, 'measured')).toHaveLength(1);
});

test('PITCH-17 a pass is long from 30 metres, a run only over 15', () => {
  expect(passStats.long({ ...moved(30), completed: true })).toBe(true);
  expect(passStats.long({ ...moved(29.9), completed: true })).toBe(false);
  expect(runStats.long(moved(15))).toBe(false);
  expect(runStats.long(moved(15.1))).toBe(true);
});

test('PITCH-17 a length is the distance between the two points, wherever they are', () => {
  const across = { minute: 1, from: pitchPoint(20, 20), to: pitchPoint(20, 33), completed: true };
  expect(passStats.long(across)).toBe(false);
  expect(passStats.long({ ...across, to: pitchPoint(20, -10) })).toBe(true);
});

test('PITCH-17 a pass or run that begins in the box does not go into the box', () => {
  const inside = { minute: 1, from: pitchPoint(10, 0), to: pitchPoint(5, 0) };
  expect(runStats['into-box'](inside, 'sample')).toBe(false);
  expect(runStats['into-box'](moved(50), 'sample')).toBe(true);
  expect(runStats['into-box'](moved(5), 'sample')).toBe(false);
  expect(passStats['into-box']({ ...inside, completed: true }, 'sample')).toBe(false);
  expect(passStats['into-box']({ ...moved(50), completed: false }, 'sample')).toBe(true);
});

test('PITCH-17 every event has exactly one outcome', () => {
  const { shots, passes, runs, duels } = samplePitchEvents(3).away;
  const shotCounts = [shotStats['on-target'], shotStats['off-target'], shotStats.blocked].map(
    (shown) => shots.filter(shown).length,
  );
  expect(shotCounts.reduce((sum, count) => sum + count, 0)).toBe(shots.filter(shotStats.all).length);
  expect(passes.filter(passStats.completed).length + passes.filter(passStats.failed).length).toBe(
    passes.filter(passStats.all).length,
  );
  expect(duels.filter(duelStats.won).length + duels.filter(duelStats.lost).length).toBe(
    duels.filter(duelStats.all).length,
  );
  expect(runs.filter(runStats.all)).toEqual(runs);
});

test('PITCH-17 a shot on target is a goal or one that was saved', () => {
  const shot = { minute: 1, from: pitchPoint(11, 0), to: pitchPoint(0, 0) };
  expect(shotStats['on-target']({ ...shot, outcome: 'goal' })).toBe(true);
  expect(shotStats['on-target']({ ...shot, outcome: 'on-target' })).toBe(true);
  expect(shotStats['on-target']({ ...shot, outcome: 'blocked' })).toBe(false);
  expect(shotStats.goals({ ...shot, outcome: 'on-target' })).toBe(false);
});

test('PITCH-17 shots and duels in the box are those that begin there', () => {
  const at = pitchPoint(11, 0);
  expect(shotStats['in-box']({ minute: 1, from: at, to: pitchPoint(0, 0), outcome: 'goal' }, 'sample')).toBe(true);
  expect(duelStats['in-box']({ minute: 1, at, won: true }, 'sample')).toBe(true);
  expect(duelStats['in-box']({ minute: 1, at: pitchPoint(50, 0), won: true }, 'sample')).toBe(false);
});

test('PITCH-18 the slider shows what had happened up to its minute', () => {
  const events = [{ minute: 0 }, { minute: 45 }, { minute: 46 }];
  expect(eventsUntil(events, 45)).toEqual([{ minute: 0 }, { minute: 45 }]);
  expect(eventsUntil([...events, { minute: 118 }], 94)).toEqual(events);
  expect(eventsUntil([...events, { minute: 118 }], 95)).toEqual([...events, { minute: 118 }]);
});

test('PITCH-18 playback moves on by a minute every 300 milliseconds and ends at 95', () => {
  expect(timeSlider).toEqual({ from: 0, to: 95, step: 1, msPerMinute: 300 });
  expect(nextSliderMinute(0)).toBe(1);
  expect(nextSliderMinute(94)).toBe(95);
  expect(nextSliderMinute(94.5)).toBe(95);
  expect(nextSliderMinute(95)).toBeNull();
  expect(nextSliderMinute(Number.NaN)).toBeNull();
});
