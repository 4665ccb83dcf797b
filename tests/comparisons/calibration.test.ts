import { seededRandom } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { calibrators, errorsOverCameras, quantile } from './knownCameras.ts';

/** The number of cameras that decision 033 measures. */
const CAMERAS = 100;

function errors(name: keyof typeof calibrators, hasSlip: boolean): readonly number[] {
  return errorsOverCameras(CAMERAS, calibrators[name], hasSlip, seededRandom(17));
}

test('PITCH-45 a calibration with shaky clicks on ten points is accurate to 35 centimetres for 95 of 100 known cameras', () => {
  const plain = errors('plain', false);
  expect(quantile(plain, 0.5)).toBeLessThan(0.12);
  expect(quantile(plain, 0.95)).toBeLessThan(0.35);
});

test('PITCH-13 one click that is far off spoils the plain method, and hardly changes the robust method', () => {
  const [plain, robust] = [errors('plain', true), errors('robust', true)];
  expect(quantile(plain, 0.5)).toBeGreaterThan(0.5);
  expect(quantile(robust, 0.5)).toBeLessThan(0.13);
  expect(quantile(robust, 0.95)).toBeLessThan(0.4);
});
