import { expect, test } from 'vitest';
import { assessCalibration } from './assessCalibration.ts';
import type { CalibrationClick } from './CalibrationClick.ts';
import { pictureFault } from './pictureFault.ts';
import { pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { type ReferencePoint, referencePoints } from './referencePoints.ts';
import { stadiumViews } from './stadiumPicture.ts';

/** A click that is this many pixels too far to the right. */
function click(point: ReferencePoint, off = 0): CalibrationClick {
  const { x, y } = projectPoint(stadiumViews.field, point.world);
  return { ...point, image: pixelPoint(x + off, y) };
}

const good = referencePoints.map((point) => click(point));

test('PITCH-45 fewer than four clicks say how many are missing', () => {
  expect(assessCalibration([], 'plain')).toEqual({ status: 'too-few', missing: 4 });
  expect(assessCalibration(good.slice(0, 3), 'robust')).toEqual({ status: 'too-few', missing: 1 });
});

test.each(['plain', 'robust'] as const)(
  'PITCH-45 four points on a line, or one point clicked four times, fix no matrix (%s)',
  (method) => {
    const onGoalLine = good.filter(({ world }) => world.x === 0);
    expect(onGoalLine.length).toBeGreaterThanOrEqual(4);
    expect(assessCalibration(onGoalLine, method)).toEqual({ status: 'unsolvable' });
    expect(
      assessCalibration(
        good.slice(0, 1).flatMap((each) => [each, each, each, each]),
        method,
      ),
    ).toEqual({
      status: 'unsolvable',
    });
  },
);

test('PITCH-45 exact clicks give the camera back, with no error', () => {
  const assessed = assessCalibration(good, 'plain');
  expect(assessed).toMatchObject({ status: 'solved', outliers: [] });
  if (assessed.status !== 'solved') return;
  expect(assessed.rms).toBeLessThan(1e-6);
  for (const [row, numbers] of assessed.homography.entries()) {
    for (const [column, number] of numbers.entries()) {
      expect(number).toBeCloseTo(stadiumViews.field[row]?.[column] ?? Number.NaN, 6);
    }
  }
});

test('PITCH-45 the plain method spreads the error of a slip over all clicks, the robust method names the slip and leaves it out', () => {
  const slipped = good.with(4, click(referencePoints[4], 60));
  const plain = assessCalibration(slipped, 'plain');
  const robust = assessCalibration(slipped, 'robust');
  expect(plain).toMatchObject({ status: 'solved', outliers: [] });
  expect(robust).toMatchObject({ status: 'solved', outliers: [4] });
  if (plain.status !== 'solved' || robust.status !== 'solved') return;
  expect(plain.rms).toBeGreaterThan(5);
  expect(robust.rms).toBeLessThan(1e-6);
  expect(robust.perPoint[4]).toBeCloseTo(60, 6);
});

test('PITCH-45 the same clicks give the same matrix', () => {
  const slipped = good.with(2, click(referencePoints[2], -40));
  expect(assessCalibration(slipped, 'robust')).toEqual(assessCalibration(slipped, 'robust'));
});

test('PITCH-46 a picture is 64 to 12,000 pixels along each side', () => {
  expect(pictureFault({ width: 1, height: 1 })).toBe('too-small');
  expect(pictureFault({ width: 1280, height: 63 })).toBe('too-small');
  expect(pictureFault({ width: 64, height: 12_000 })).toBeNull();
  expect(pictureFault({ width: 12_001, height: 720 })).toBe('too-large');
});
