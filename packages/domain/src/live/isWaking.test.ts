import { expect, test } from 'vitest';
import { isWaking } from './isWaking.ts';

test('LIVE-20 a timer that fires more than five seconds late means sleep, or a clock set forward', () => {
  expect(isWaking(5_000, 5_000)).toBe(false);
  expect(isWaking(10_000, 5_000)).toBe(false);
  expect(isWaking(10_001, 5_000)).toBe(true);
  expect(isWaking(3_600_000, 5_000)).toBe(true);
});

test('LIVE-20 a clock set back by more than five seconds counts as waking', () => {
  expect(isWaking(0, 5_000)).toBe(false);
  expect(isWaking(-1, 5_000)).toBe(true);
});
