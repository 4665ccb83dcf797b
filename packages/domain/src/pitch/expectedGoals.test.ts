import { expect, test } from 'vitest';
import { expectedGoals, shotGeometry } from './expectedGoals.ts';
import { pitchPoint } from './PitchPoint.ts';

const shot = (x: number, y: number, kind = { header: false, penalty: false }) =>
  expectedGoals({ from: pitchPoint(x, y), ...kind });

test('XG-1 the angle is that between the posts', () => {
  expect(shotGeometry(pitchPoint(3.66, 0))).toEqual({ distance: 3.66, angle: Math.PI / 2 });
  expect(shotGeometry(pitchPoint(0, 0)).angle).toBeCloseTo(Math.PI, 12);
  expect(shotGeometry(pitchPoint(0, 10)).angle).toBe(0);
  expect(shotGeometry(pitchPoint(-1, 2)).angle).toBeCloseTo(Math.PI, 12);
  const { angle } = shotGeometry(pitchPoint(11, 5));
  expect(angle).toBeCloseTo(Math.atan2(8.66, 11) - Math.atan2(1.34, 11), 12);
});

test('XG-1 a chance is likelier when it is nearer, straighter or with the foot, and a penalty is likeliest', () => {
  expect(shot(6, 0)).toBeGreaterThan(shot(12, 0));
  expect(shot(12, 0)).toBeGreaterThan(shot(12, 10));
  expect(shot(8, 0)).toBeGreaterThan(shot(8, 0, { header: true, penalty: false }));
  const penalty = shot(11, 0, { header: false, penalty: true });
  expect(penalty).toBeGreaterThan(0.68);
  expect(penalty).toBeLessThan(0.8);
  expect(shot(50, 30)).toBeLessThan(0.01);
});

test('XG-1 a chance is the same to the left and to the right, and always between 0 and 1', () => {
  for (let x = 0; x <= 105; x += 7) {
    for (let y = -34; y <= 34; y += 4) {
      expect(shot(x, y)).toBe(shot(x, -y));
      expect(shot(x, y)).toBeGreaterThan(0);
      expect(shot(x, y)).toBeLessThan(1);
    }
  }
});
