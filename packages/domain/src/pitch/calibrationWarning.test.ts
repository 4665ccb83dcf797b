import { expect, test } from 'vitest';
import { assessCalibration } from './assessCalibration.ts';
import type { CalibrationClick } from './CalibrationClick.ts';
import { cameraViews } from './cameraViews.ts';
import { pixelPoint } from './PixelPoint.ts';
import { projectPoint } from './projectPoint.ts';
import { referencePoints } from './referencePoints.ts';
import { stadiumCamera, stadiumViews } from './stadiumPicture.ts';

const good = referencePoints.map((point): CalibrationClick => ({
  ...point,
  image: projectPoint(stadiumViews.field, point.world),
}));
const corners = ['5m-LL', '5m-RL', '5m-RD', '5m-LD'].flatMap((key) => good.filter((click) => click.key === key));

/** The clicks, with the places of two of them exchanged. */
function exchanged(clicks: readonly CalibrationClick[], a: number, b: number): readonly CalibrationClick[] {
  return clicks.map((click, place) => {
    const from = clicks[place === a ? b : place === b ? a : place] ?? click;
    return { ...click, image: from.image };
  });
}

function warningOf(clicks: readonly CalibrationClick[]) {
  const assessed = assessCalibration(clicks, 'plain');
  return assessed.status === 'solved' ? assessed.warning : assessed.status;
}

test('PITCH-47 four and ten good clicks give no warning', () => {
  expect(corners).toHaveLength(4);
  expect([warningOf(corners), warningOf(good)]).toEqual([null, null]);
});

test('PITCH-47 cameras on either side of the pitch, near and high, give no warning', () => {
  for (const y of [-60, -20, 20, 60]) {
    for (const z of [4, 12, 40]) {
      const { field } = cameraViews({ ...stadiumCamera, at: { x: 30, y, z } });
      const clicks = good.map((click) => ({ ...click, image: projectPoint(field, click.world) }));
      expect([y, z, warningOf(clicks)]).toEqual([y, z, null]);
    }
  }
});

test('PITCH-47 two exchanged neighbouring corners count as crossed', () => {
  expect(warningOf(exchanged(corners, 0, 1))).toBe('crossed');
  expect(warningOf(exchanged(corners, 1, 2))).toBe('crossed');
});

test('PITCH-47 an exchanged left and right count as mirrored, however many clicks there are', () => {
  expect(warningOf(exchanged(exchanged(corners, 0, 1), 2, 3))).toBe('mirrored');
  const mirrored = good.map((click) => ({ ...click, image: pixelPoint(1280 - click.image.x, click.image.y) }));
  expect(warningOf(mirrored)).toBe('mirrored');
});

test('PITCH-47 clicks nearly on a line give a warning', () => {
  const flat = corners.map((click, place) => ({ ...click, image: pixelPoint(100 + 200 * place, 300 + (place % 2)) }));
  expect(warningOf(flat)).toBe('near-line');
  const many = good.map((click, place) => ({ ...click, image: pixelPoint(100 * place, 300 + (place % 3)) }));
  expect(warningOf(many)).toBe('near-line');
});

test('PITCH-45 four clicks have no error to show, and five have one', () => {
  const rmsOf = (clicks: readonly CalibrationClick[]) => {
    const assessed = assessCalibration(clicks, 'plain');
    return assessed.status === 'solved' ? assessed.rms : undefined;
  };
  const wrong = exchanged(corners, 0, 1);
  expect(rmsOf(wrong)).toBeNull();
  expect(rmsOf([...wrong, ...good.filter(({ key }) => key === 'Penalty')])).toBeGreaterThan(1);
});
