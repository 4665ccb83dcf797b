import { expect, test } from 'vitest';
import { clockAt, regularSeconds } from './periodClock.ts';

test('minutes of play count from 1, and continue from the end of the half before', () => {
  expect(clockAt('first-half', 0)).toEqual({ minute: 1, injuryTime: null });
  expect(clockAt('first-half', 8 * 60 + 30)).toEqual({ minute: 9, injuryTime: null });
  expect(clockAt('second-half', 59)).toEqual({ minute: 46, injuryTime: null });
  expect(clockAt('extra-time-first-half', 0)).toEqual({ minute: 91, injuryTime: null });
  expect(clockAt('extra-time-second-half', 14 * 60 + 59)).toEqual({ minute: 120, injuryTime: null });
});

test('in added time the minute stands still and the minutes of added time count, from 1', () => {
  expect(clockAt('first-half', 45 * 60 - 1)).toEqual({ minute: 45, injuryTime: null });
  expect(clockAt('first-half', 45 * 60)).toEqual({ minute: 45, injuryTime: 1 });
  expect(clockAt('second-half', 46 * 60)).toEqual({ minute: 90, injuryTime: 2 });
});

test('a shoot-out has no clock', () => {
  expect(regularSeconds('shoot-out')).toBe(0);
  expect(clockAt('shoot-out', 500)).toEqual({ minute: 120, injuryTime: null });
});
