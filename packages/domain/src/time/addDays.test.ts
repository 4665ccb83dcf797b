import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { dayOfNumber } from './OsloDay.ts';
import { daysBetween } from './daysBetween.ts';
import { weekdayOf } from './weekdayOf.ts';

const day = fc.integer({ min: -400_000, max: 1_000_000 }).map(dayOfNumber);
const fewDays = fc.integer({ min: -20_000, max: 20_000 });

test('TIME-4 days are added over months and years', () => {
  expect(addDays(dayOfNumber(0), 365)).toBe('1971-01-01');
  expect(addDays(dayOfNumber(0), -1)).toBe('1969-12-31');
});

test('TIME-4 adding days agrees with the calendar', () => {
  fc.assert(
    fc.property(day, fewDays, (from, n) => {
      expect(addDays(from, n)).toBe(Temporal.PlainDate.from(from).add({ days: n }).toString());
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('TIME-4 the number of days between two days is the number that was added', () => {
  fc.assert(
    fc.property(day, fewDays, (from, n) => daysBetween(from, addDays(from, n)) === n),
    { seed: 6, numRuns: 200 },
  );
});

test('TIME-4 a fraction is cut off, and NaN adds nothing', () => {
  expect(addDays(dayOfNumber(0), 1.9)).toBe('1970-01-02');
  expect(addDays(dayOfNumber(0), -1.9)).toBe('1969-12-31');
  expect(addDays(dayOfNumber(0), Number.NaN)).toBe('1970-01-01');
  expect(addDays(dayOfNumber(0), Infinity)).toBe('9999-12-31');
});

test('TIME-6 the week begins on Monday', () => {
  fc.assert(
    fc.property(day, (any) => {
      expect(weekdayOf(any)).toBe(Temporal.PlainDate.from(any).dayOfWeek - 1);
    }),
    { seed: 7, numRuns: 200 },
  );
});
