import { describe, expect, test } from 'vitest';
import { compareHomographies } from './compareHomographies.ts';
import { TRIALS } from './randomCamera.ts';

/** Cameras per trial; `npm run bench` runs ten thousand. */
const CAMERAS = 200;
/** Two results whose errors differ by at most this many pixels are equal, because of rounding. */
const A_TIE = 1e-9;

describe.each([4, 5, 20])('PITCH-5 the homography of %d pairs', (count) => {
  test.each(TRIALS)('PITCH-5 is no worse than perspective-transform and ml-matrix when the pairs are %s', (trial) => {
    const { unsolved, worstGap } = compareHomographies(trial, count, CAMERAS, 2026);
    expect(unsolved).toBe(0);
    expect(worstGap).toBeLessThanOrEqual(A_TIE);
  });
});

test('PITCH-6 exact pairs are solved to a billionth of a pixel, even when all places but one are almost on a line', () => {
  expect(compareHomographies('exact', 4, CAMERAS, 1).ours).toBeLessThan(1e-9);
  expect(compareHomographies('near-degenerate', 4, CAMERAS, 2).ours).toBeLessThan(1e-9);
  expect(compareHomographies('near-degenerate', 20, CAMERAS, 3).ours).toBeLessThan(1e-9);
});
