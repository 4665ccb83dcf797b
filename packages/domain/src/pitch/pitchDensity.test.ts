import { expect, test } from 'vitest';
import { densityBandwidth, pitchDensity, placesOfMarks } from './pitchDensity.ts';
import { pitchMarks } from './pitchMarks.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

const shareAt = (places: readonly PitchPoint[], column: number, row: number) =>
  pitchDensity(places).shares[row * columns + column] ?? Number.NaN;

const { columns, rows } = pitchDensity([]);
const alongCell = 105 / columns;

test('PITCH-27 the density is a bell of four metres around each place', () => {
  const places = [pitchPoint(50.5, 0.5)];
  const bellAt = (metres: number) => Math.exp(-(metres ** 2) / (2 * densityBandwidth ** 2));
  expect(shareAt(places, 25, 17)).toBeCloseTo(1);
  expect(shareAt(places, 25, 19)).toBeCloseTo(bellAt(4));
  expect(shareAt(places, 27, 17)).toBeCloseTo(bellAt(2 * alongCell));
  expect(shareAt(places, 27, 19)).toBeCloseTo(bellAt(4) * bellAt(2 * alongCell));
  expect(shareAt(places, 25, 17 + 7)).toBe(0);
});

test('PITCH-27 the density is highest where places lie together, and its maximum is 1', () => {
  const places = [pitchPoint(20.5, 10.5), pitchPoint(21.5, 10.5), pitchPoint(80.5, -20.5)];
  const { shares } = pitchDensity(places);
  expect(Math.max(...shares)).toBeCloseTo(1);
  expect(shareAt(places, 10, 22)).toBeGreaterThan(0.9);
  expect(shareAt(places, 39, 6)).toBeCloseTo(0.5, 1);
});

test('PITCH-27 places on the far lines count in the last cells, and without places the density is 0', () => {
  expect(shareAt([pitchPoint(105, 34)], columns - 1, rows - 1)).toBe(1);
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
