import { expect, test } from 'vitest';
import { addDays } from '../time/addDays.ts';
import { dayOfNumber } from '../time/OsloDay.ts';
import { daysBetween } from '../time/daysBetween.ts';
import { cacheLifetime } from './cacheLifetime.ts';
import { dayChangePlan } from './dayChangePlan.ts';
import { dayStrip } from './dayStrip.ts';
import { firstLoadPlan } from './firstLoadPlan.ts';
import { type PreloadStep, preloadPlan } from './preloadPlan.ts';

const today = dayOfNumber(20_778);
const stepsOf = (plan: readonly PreloadStep[]) =>
  plan.map(({ day, delayMs, priority }) => [daysBetween(today, day), delayMs, priority]);

test('MATCH-21 the strip has 7 days before, the day itself and 14 after, in order', () => {
  const strip = dayStrip(today);
  expect(strip).toHaveLength(22);
  expect(strip.map((day) => daysBetween(today, day))).toEqual(Array.from({ length: 22 }, (_, i) => i - 7));
  expect(strip[7]).toBe(today);
});

test('MATCH-21 a chosen day within the strip leaves the strip alone, a day outside it moves the strip around itself', () => {
  const strip = dayStrip(today);
  for (const day of strip) expect(dayStrip(today, day)).toEqual(strip);
  const far = dayOfNumber(20_778 + 15);
  expect(dayStrip(today, far)).toEqual(dayStrip(far));
});

test('MATCH-22 today is fresh for 15 seconds, a coming day for an hour, a past day for 10 minutes, and all are usable for a day', () => {
  const usableMs = 86_400_000;
  expect(cacheLifetime(today, today)).toEqual({ freshMs: 15_000, usableMs });
  expect(cacheLifetime(addDays(today, 1), today)).toEqual({ freshMs: 3_600_000, usableMs });
  expect(cacheLifetime(addDays(today, -1), today)).toEqual({ freshMs: 600_000, usableMs });
});

test('MATCH-23 today first, then the next two days, then pairs every half second, then the far days one a second from the third second on', () => {
  expect(stepsOf(preloadPlan(today))).toEqual([
    [0, 0, 'today'],
    [1, 0, 'high'],
    [2, 0, 'high'],
    [-1, 500, 'normal'],
    [3, 500, 'normal'],
    [4, 1000, 'normal'],
    [5, 1000, 'normal'],
    [6, 1500, 'normal'],
    [7, 1500, 'normal'],
    [-2, 3000, 'low'],
    [-3, 4000, 'low'],
    [-4, 5000, 'low'],
    [-5, 6000, 'low'],
    [-6, 7000, 'low'],
    [8, 8000, 'low'],
    [9, 9000, 'low'],
    [10, 10_000, 'low'],
    [11, 11_000, 'low'],
    [12, 12_000, 'low'],
    [13, 13_000, 'low'],
    [14, 14_000, 'low'],
  ]);
});

test('MATCH-23 no day is loaded twice, and all are in the strip', () => {
  const days = preloadPlan(today).map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
  expect(dayStrip(today)).toEqual(expect.arrayContaining(days));
});

test('MATCH-24 after a change of day the three either side follow 200 ms apart', () => {
  expect(stepsOf(dayChangePlan(today))).toEqual([
    [1, 0, 'normal'],
    [-1, 200, 'normal'],
    [2, 400, 'normal'],
    [-2, 600, 'normal'],
    [3, 800, 'normal'],
    [-3, 1000, 'normal'],
  ]);
});

test('MATCH-24 after the first load the three either side follow 100 ms apart, one second later', () => {
  expect(stepsOf(firstLoadPlan(today)).map(([n, delayMs]) => [n, delayMs])).toEqual([
    [1, 1000],
    [-1, 1100],
    [2, 1200],
    [-2, 1300],
    [3, 1400],
    [-3, 1500],
  ]);
});
