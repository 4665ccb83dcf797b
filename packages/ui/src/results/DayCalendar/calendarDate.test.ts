import { parseOsloDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { fromCalendarDate, toCalendarDate } from './calendarDate.ts';

test.each(['2026-01-01', '2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31'])(
  '%s is the same day after conversion to a calendar date and back',
  (text) => {
    const day = parseOsloDay(text);
    if (day === null) throw new Error(`no day: ${text}`);
    expect(fromCalendarDate(toCalendarDate(day))).toBe(day);
  },
);

test('every hour of a calendar date belongs to the same Oslo day', () => {
  expect(fromCalendarDate(new Date(2026, 6, 5, 0, 0))).toBe('2026-07-05');
  expect(fromCalendarDate(new Date(2026, 6, 5, 23, 59))).toBe('2026-07-05');
});
