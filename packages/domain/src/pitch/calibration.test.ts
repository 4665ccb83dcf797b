import { expect, test } from 'vitest';
import { addGoalClick, calibrationOf, goalHomographyOf } from './calibration.ts';
import type { CalibrationClick } from './CalibrationClick.ts';
import { goalCorners } from './goalCorners.ts';
import { goalPoint } from './GoalPoint.ts';
import { type PixelPoint, pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { referencePoints } from './referencePoints.ts';

/** Ten clicks on a picture taken from straight above, 10 pixels a metre. */
const clicks: readonly CalibrationClick[] = referencePoints.map(({ key, world }) => ({
  key,
  world,
  image: pixelPoint(640 + 10 * world.y, 700 - 10 * world.x),
}));

test('PITCH-14 four clicks or more give the size of the image and the matrix', () => {
  const calibration = calibrationOf(clicks, 1280, 720);
  expect(calibration).toMatchObject({ BASE_W: 1280, BASE_H: 720 });
  expect(calibration?.H_FIELD.flat().map((entry) => Math.round(entry * 1e6) / 1e6 + 0)).toEqual([
    0, 10, 640, -10, 0, 700, 0, 0, 1,
  ]);
  expect(calibrationOf(clicks.slice(0, 4), 1280, 720)).not.toBeNull();
});

test('PITCH-14 three clicks give nothing, nor do four on one point', () => {
  expect(calibrationOf(clicks.slice(0, 3), 1280, 720)).toBeNull();
  expect(
    calibrationOf(
      clicks.slice(0, 1).flatMap((click) => [click, click, click, click]),
      1280,
      720,
    ),
  ).toBeNull();
});

const corners = [pixelPoint(400, 500), pixelPoint(800, 500), pixelPoint(400, 360), pixelPoint(800, 360)];

test('PITCH-15 the fourth click gives the matrix of the goal mouth', () => {
  expect(goalHomographyOf(corners.slice(0, 3))).toBeNull();
  const homography = goalHomographyOf(corners);
  const middle = homography && projectPoint(homography, goalPoint(0, 1.22));
  expect(middle?.x).toBeCloseTo(600, 8);
  expect(middle?.y).toBeCloseTo(430, 8);
});

test('PITCH-15 each corner of the goal lands on its own click', () => {
  const homography = goalHomographyOf(corners);
  const landed = goalCorners.map(({ world }) => homography && projectPoint(homography, world));
  for (const [corner, click] of corners.entries()) {
    expect(landed[corner]?.x).toBeCloseTo(click.x, 8);
    expect(landed[corner]?.y).toBeCloseTo(click.y, 8);
  }
});

test('PITCH-15 a fifth click is ignored', () => {
  const taken = [...corners, pixelPoint(1, 1)].reduce<readonly PixelPoint[]>(addGoalClick, []);
  expect(taken).toEqual(corners);
});
