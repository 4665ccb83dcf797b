import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { lateDay } from './lateDay.ts';

const at = (text: string) => instantAt(Date.parse(text));

test.each([
  ['in winter, at 00:00', '2026-11-22T00:00:00+01:00', '2026-11-21'],
  ['in winter, at 00:05', '2026-11-22T00:05:00+01:00', '2026-11-21'],
  ['in winter, at 03:59', '2026-11-22T03:59:59+01:00', '2026-11-21'],
  ['in summer, at 00:05', '2026-07-12T00:05:00+02:00', '2026-07-11'],
  ['on the first day of a year', '2027-01-01T00:05:00+01:00', '2026-12-31'],
  ['in the night to summer time', '2026-03-29T00:05:00+01:00', '2026-03-28'],
  ['in the night to winter time, at the second 02:30', '2026-10-25T02:30:00+01:00', '2026-10-24'],
])('MATCH-40 %s yesterday’s matches may still be in play', (_when, now, day) => {
  expect(lateDay(at(now))).toBe(day);
});

test.each([
  ['in winter, from 04:00 on', '2026-11-22T04:00:00+01:00'],
  ['in summer, at 23:55', '2026-07-11T23:55:00+02:00'],
  ['four hours after midnight where the clock skips one', '2026-03-29T05:00:00+02:00'],
])('MATCH-40 %s no match of yesterday is in play', (_when, now) => {
  expect(lateDay(at(now))).toBeNull();
});
