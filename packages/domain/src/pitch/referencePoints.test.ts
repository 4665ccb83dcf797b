import { expect, test } from 'vitest';
import { goalCorners } from './goalCorners.ts';
import { pitchAspectRatio } from './pitchSize.ts';
import { referencePoints } from './referencePoints.ts';
import { solveHomography } from './solveHomography.ts';
import { pixelPoint } from './PixelPoint.ts';

test('PITCH-4 the ten reference points are in the order and at the places of the table', () => {
  expect(referencePoints.map(({ key, world }) => [key, world.x, world.y])).toEqual([
    ['5m-LL', 0, -9.16],
    ['5m-RL', 0, 9.16],
    ['5m-LD', 5.5, -9.16],
    ['5m-RD', 5.5, 9.16],
    ['Penalty', 11, 0],
    ['Post-L', 0, -3.66],
    ['Post-R', 0, 3.66],
    ['16m-ML', 0, -20.16],
    ['16m-MR', 0, 20.16],
    ['16m-Mid', 16.5, 0],
  ]);
});

test('PITCH-4 together they fix a homography', () => {
  const pairs = referencePoints.map(({ world }) => ({ world, image: pixelPoint(640 + 20 * world.y, 30 * world.x) }));
  expect(solveHomography(pairs)).not.toBeNull();
});

test('PITCH-3 the goal mouth is 7.32 by 2.44 metres, its corners bottom before top and left before right', () => {
  expect(goalCorners.map(({ key, world }) => [key, world.x, world.y])).toEqual([
    ['bottom-left', -3.66, 0],
    ['bottom-right', 3.66, 0],
    ['top-left', -3.66, 2.44],
    ['top-right', 3.66, 2.44],
  ]);
});

test('PITCH-1 the pitch is drawn 1280 to 720', () => {
  expect(pitchAspectRatio).toBeCloseTo(16 / 9, 12);
});
