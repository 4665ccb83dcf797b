import { expect, test } from 'vitest';
import { type Camera, cameraViews } from './cameraViews.ts';
import { goalCorners } from './goalCorners.ts';
import { goalPoint } from './GoalPoint.ts';
import { pitchPoint } from './PitchPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { referencePoints } from './referencePoints.ts';
import { stadiumCamera, stadiumViews } from './stadiumPicture.ts';

const camera: Camera = {
  at: { x: 40, y: -6, z: 12 },
  lookingAt: { x: 4, y: 2, z: 1 },
  focalLength: 1200,
  width: 1280,
  height: 720,
};

test('PITCH-40 the point at which the camera looks is in the middle of its image', () => {
  const { see } = cameraViews(camera);
  const { x, y } = see(camera.lookingAt);
  expect(x).toBeCloseTo(640, 9);
  expect(y).toBeCloseTo(360, 9);
});

test('PITCH-40 to the right on the pitch is to the right in the image, and higher up is higher', () => {
  const { see } = cameraViews(camera);
  expect(see({ x: 0, y: 3, z: 0 }).x).toBeGreaterThan(see({ x: 0, y: -3, z: 0 }).x);
  expect(see({ x: 0, y: 0, z: 2 }).y).toBeLessThan(see({ x: 0, y: 0, z: 0 }).y);
  expect(see({ x: 0, y: 0, z: 0 }).y).toBeLessThan(see({ x: 10, y: 0, z: 0 }).y);
});

test('PITCH-40 the homographies of the grass and of the goal put points where the camera sees them', () => {
  const { field, goal, see } = cameraViews(camera);
  for (const { world } of referencePoints) {
    const seen = see({ ...world, z: 0 });
    const put = projectPoint(field, world);
    expect(put.x).toBeCloseTo(seen.x, 9);
    expect(put.y).toBeCloseTo(seen.y, 9);
  }
  const seen = see({ x: 0, y: -3.66, z: 2.44 });
  const put = projectPoint(goal, goalPoint(-3.66, 2.44));
  expect(put.x).toBeCloseTo(seen.x, 9);
  expect(put.y).toBeCloseTo(seen.y, 9);
});

test('PITCH-40 twice the focal length makes everything twice as large about the middle', () => {
  const near = cameraViews({ ...camera, focalLength: 2400 }).field;
  const far = cameraViews(camera).field;
  const point = pitchPoint(11, 3);
  expect(projectPoint(near, point).x - 640).toBeCloseTo(2 * (projectPoint(far, point).x - 640), 9);
});

test('PITCH-41 our own picture shows the ten reference points and the four corners of the goal', () => {
  const seen = [
    ...referencePoints.map(({ world }) => projectPoint(stadiumViews.field, world)),
    ...goalCorners.map(({ world }) => projectPoint(stadiumViews.goal, world)),
  ];
  expect(seen).toHaveLength(14);
  for (const { x, y } of seen) {
    expect(x).toBeGreaterThan(10);
    expect(x).toBeLessThan(stadiumCamera.width - 10);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(stadiumCamera.height - 10);
  }
});
