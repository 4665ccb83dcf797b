import { expect, test } from 'vitest';
import { cameraViews } from './cameraViews.ts';
import { pitchPoint } from './PitchPoint.ts';
import { projectMarkings } from './projectMarkings.ts';
import { projectPoint } from './projectPoint.ts';
import { stadiumViews } from './stadiumPicture.ts';

const flat = [
  [10, 0, 640],
  [0, 10, 360],
  [0, 0, 1],
] as const;

test('PITCH-42 seen from above, every marking is laid over the picture', () => {
  const markings = projectMarkings(flat, pitchPoint(11, 0));
  expect(markings).toHaveLength(29);
  expect(markings.find(({ key }) => key === 'near-goal')?.path).toEqual([
    { x: 640, y: 360 - 36.6 },
    { x: 640, y: 360 + 36.6 },
  ]);
  expect(markings.find(({ key }) => key === 'near-penalty-spot')?.path).toEqual([{ x: 750, y: 360 }]);
});

test('PITCH-42 a circle is round', () => {
  const circle = projectMarkings(flat, pitchPoint(11, 0)).find(({ key }) => key === 'centre-circle');
  expect(circle?.path).toHaveLength(65);
  for (const { x, y } of circle?.path ?? []) expect(Math.hypot(x - 1165, y - 360)).toBeCloseTo(91.5, 9);
});

test('PITCH-42 markings behind the camera are left out, and a touchline ends in front of it', () => {
  const markings = projectMarkings(stadiumViews.field, pitchPoint(11, 0));
  expect(markings.some(({ key }) => key === 'far-goal' || key === 'far-penalty-spot')).toBe(false);
  const touchline = markings.find(({ key }) => key === 'left-touchline')?.path ?? [];
  expect(touchline).toHaveLength(2);
  expect(touchline[0]).toEqual(projectPoint(stadiumViews.field, pitchPoint(0, -34)));
  for (const { path } of markings) for (const { x, y } of path) expect(Number.isFinite(x + y)).toBe(true);
});

test('PITCH-42 a circle around the camera is reduced to the part in front of it', () => {
  const { field } = cameraViews({
    at: { x: 52.5, y: 0, z: 3 },
    lookingAt: { x: 0, y: 0, z: 0 },
    focalLength: 800,
    width: 1280,
    height: 720,
  });
  const parts = projectMarkings(field, pitchPoint(11, 0)).filter(({ key }) => key === 'centre-circle');
  expect(parts).toHaveLength(1);
  expect(parts[0]?.path.length).toBeLessThan(65);
  // Turned round, the circle begins and ends in front of the camera: it comes in two parts.
  const back = cameraViews({
    at: { x: 52.5, y: 0, z: 3 },
    lookingAt: { x: 105, y: 0, z: 0 },
    focalLength: 800,
    width: 1280,
    height: 720,
  });
  const two = projectMarkings(back.field, pitchPoint(94, 0)).filter(({ key }) => key === 'centre-circle');
  expect(two).toHaveLength(2);
});
