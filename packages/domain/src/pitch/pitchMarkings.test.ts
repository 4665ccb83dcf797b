import { expect, test } from 'vitest';
import { pitchArcs, pitchLines, pitchSpots } from './pitchMarkings.ts';
import { pitchPoint, type PitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';

function onArc(arc: (typeof pitchArcs)[number], angle: number): PitchPoint {
  return pitchPoint(arc.centre.x + arc.radius * Math.cos(angle), arc.centre.y + arc.radius * Math.sin(angle));
}

function lineOf(key: (typeof pitchLines)[number]['key']) {
  return pitchLines.find((line) => line.key === key);
}

function arcOf(key: (typeof pitchArcs)[number]['key']) {
  return pitchArcs.filter((arc) => arc.key === key);
}

test('PITCH-1 the pitch is 105 by 68 metres, enclosed by its touchlines and goal lines', () => {
  expect(lineOf('left-touchline')).toMatchObject({ from: { x: 0, y: -34 }, to: { x: 105, y: -34 } });
  expect(lineOf('right-touchline')).toMatchObject({ from: { x: 0, y: 34 }, to: { x: 105, y: 34 } });
  expect(lineOf('near-goal-line')).toMatchObject({ from: { x: 0, y: -34 }, to: { x: 0, y: 34 } });
  expect(lineOf('far-goal-line')).toMatchObject({ from: { x: 105, y: -34 }, to: { x: 105, y: 34 } });
});

test('PITCH-1 every marking lies on the pitch', () => {
  const ends = pitchLines.flatMap(({ from, to }) => [from, to]);
  const curves = pitchArcs.flatMap((arc) => [
    onArc(arc, arc.from),
    onArc(arc, (arc.from + arc.to) / 2),
    onArc(arc, arc.to),
  ]);
  for (const { x, y } of [...ends, ...curves, ...pitchSpots.map(({ at }) => at)]) {
    expect(x).toBeGreaterThanOrEqual(-1e-12);
    expect(x).toBeLessThanOrEqual(pitchSize.length + 1e-12);
    expect(Math.abs(y)).toBeLessThanOrEqual(pitchSize.width / 2 + 1e-12);
  }
});

test('PITCH-2 there are nineteen lines, seven arcs and three spots, each with its own key', () => {
  const keys = [...pitchLines, ...pitchArcs, ...pitchSpots].map(({ key }) => key);
  expect(pitchLines).toHaveLength(19);
  expect(pitchArcs).toHaveLength(7);
  expect(pitchSpots).toHaveLength(3);
  expect(new Set(keys).size).toBe(29);
});

test('PITCH-2 the areas have the measures of the Laws of the Game', () => {
  expect(lineOf('near-penalty-area-front')).toMatchObject({ from: { x: 16.5, y: -20.16 }, to: { x: 16.5, y: 20.16 } });
  expect(lineOf('near-goal-area-front')).toMatchObject({ from: { x: 5.5, y: -9.16 }, to: { x: 5.5, y: 9.16 } });
  expect(lineOf('near-penalty-area-left')).toMatchObject({ from: { x: 0, y: -20.16 }, to: { x: 16.5, y: -20.16 } });
  expect(lineOf('halfway-line')).toMatchObject({ from: { x: 52.5, y: -34 }, to: { x: 52.5, y: 34 } });
  expect(pitchSpots.map(({ key, at }) => [key, at.x, at.y])).toEqual([
    ['centre-spot', 52.5, 0],
    ['near-penalty-spot', 11, 0],
    ['far-penalty-spot', 94, 0],
  ]);
});

test('PITCH-2 the two ends mirror each other, line by line', () => {
  for (const near of pitchLines.filter(({ key }) => key.startsWith('near-'))) {
    const far = pitchLines.find(({ key }) => key === near.key.replace('near-', 'far-'));
    expect(far?.from).toEqual({ x: 105 - near.from.x, y: near.from.y });
    expect(far?.to).toEqual({ x: 105 - near.to.x, y: near.to.y });
  }
});

test('PITCH-2 the penalty arcs begin and end on the front of their penalty area and bulge towards the middle', () => {
  const ends = arcOf('near-penalty-arc').flatMap((arc) => [onArc(arc, arc.from).x, onArc(arc, arc.to).x]);
  const farEnds = arcOf('far-penalty-arc').flatMap((arc) => [onArc(arc, arc.from).x, onArc(arc, arc.to).x]);
  expect(ends[0]).toBeCloseTo(16.5, 9);
  expect(ends[1]).toBeCloseTo(16.5, 9);
  expect(farEnds[0]).toBeCloseTo(88.5, 9);
  expect(farEnds[1]).toBeCloseTo(88.5, 9);
  expect(arcOf('near-penalty-arc').map((arc) => onArc(arc, (arc.from + arc.to) / 2).x)).toEqual([20.15]);
  expect(arcOf('far-penalty-arc').map((arc) => onArc(arc, (arc.from + arc.to) / 2).x)).toEqual([84.85]);
});

test('PITCH-2 each corner arc joins its goal line and its touchline', () => {
  for (const arc of pitchArcs.filter(({ key }) => key.includes('corner'))) {
    const ends = [onArc(arc, arc.from), onArc(arc, arc.to)];
    expect(ends.some(({ x }) => Math.abs(x - arc.centre.x) < 1e-12)).toBe(true);
    expect(ends.some(({ y }) => Math.abs(y - arc.centre.y) < 1e-12)).toBe(true);
    expect(arc.to - arc.from).toBeCloseTo(Math.PI / 2, 12);
  }
});
