import { expect, test } from 'vitest';
import { densityBandwidth, pitchDensity, placesOfMarks } from './pitchDensity.ts';
import { pitchMarks } from './pitchMarks.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

const shareAt = (places: readonly PitchPoint[], column: number, row: number) => {
  const { shares, columns } = pitchDensity(places);
  return shares[row * columns + column] ?? Number.NaN;
};

test('PITCH-27 the density is a bell of four metres around each place', () => {
  const places = [pitchPoint(50.5, 0.5)];
  expect(shareAt(places, 50, 34)).toBeCloseTo(1);
  expect(shareAt(places, 54, 34)).toBeCloseTo(Math.exp(-0.5));
  expect(shareAt(places, 50, 38)).toBeCloseTo(Math.exp(-0.5));
  expect(shareAt(places, 54, 38)).toBeCloseTo(Math.exp(-1));
  expect(shareAt(places, 50, 34 + 3 * densityBandwidth + 1)).toBe(0);
});

test('PITCH-27 where places lie together it is densest, and that is 1', () => {
  const places = [pitchPoint(20, 10), pitchPoint(21, 10), pitchPoint(80, -20)];
  const { shares } = pitchDensity(places);
  expect(Math.max(...shares)).toBeCloseTo(1);
  expect(shareAt(places, 20, 44)).toBeGreaterThan(0.9);
  expect(shareAt(places, 80, 14)).toBeCloseTo(0.5, 1);
});

test('PITCH-27 places on the far lines count in the last cells, and without places nothing is dense', () => {
  expect(shareAt([pitchPoint(105, 34)], 104, 67)).toBe(1);
  expect(shareAt([pitchPoint(0, -34)], 0, 0)).toBe(1);
  expect(Math.max(...pitchDensity([]).shares)).toBe(0);
});

test('PITCH-27 a pass counts where it was played, a run every two metres of its way', () => {
  const moved = { from: pitchPoint(50, 0), to: pitchPoint(44, 0) };
  expect(placesOfMarks([{ look: 'completed', ...moved }])).toEqual([pitchPoint(50, 0)]);
  expect(placesOfMarks([{ look: 'run', ...moved }])).toEqual([50, 48, 46, 44].map((x) => pitchPoint(x, 0)));
  expect(placesOfMarks([{ look: 'run', from: moved.from, to: moved.from }])).toEqual([moved.from, moved.from]);
  expect(placesOfMarks([{ look: 'won', from: moved.from, to: null }])).toEqual([moved.from]);
  expect(placesOfMarks(pitchMarks(samplePitchEvents(1).home, { topic: 'passes', stat: 'all' }))).toHaveLength(120);
});
