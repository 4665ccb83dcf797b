import { expect, test } from 'vitest';
import { readSchedule } from './readSchedule.ts';

/** Whether a cron expression includes a minute (UTC). */
function includes(line: string, minute: string): boolean {
  const schedule = readSchedule(line);
  if (schedule.kind !== 'minutes') throw new Error(`${line} counts seconds`);
  return schedule.includes(new Date(`${minute}:00.000Z`));
}

test('a schedule may be an interval of 1 to 59 seconds', () => {
  expect(readSchedule('1 second')).toEqual({ kind: 'seconds', seconds: 1 });
  expect(readSchedule('59 seconds')).toEqual({ kind: 'seconds', seconds: 59 });
  expect(() => readSchedule('60 seconds')).toThrow(RangeError);
  expect(() => readSchedule('0 seconds')).toThrow(RangeError);
});

test('five stars mean every minute', () => {
  expect(includes('* * * * *', '2026-11-21T14:07')).toBe(true);
});

test.each([
  ['*/5 * * * *', '2026-11-21T14:05', '2026-11-21T14:06'],
  ['30 3 * * *', '2026-11-21T03:30', '2026-11-21T15:30'],
  ['0 8-10 * * *', '2026-11-21T10:00', '2026-11-21T11:00'],
  ['15,45 * * * *', '2026-11-21T14:45', '2026-11-21T14:30'],
  ['0 0 1 * *', '2026-12-01T00:00', '2026-12-02T00:00'],
  ['0 0 * 6 *', '2026-06-02T00:00', '2026-07-02T00:00'],
  ['0 0 * * 7', '2026-11-22T00:00', '2026-11-23T00:00'],
  ['0 0 * * 1-5', '2026-11-23T00:00', '2026-11-22T00:00'],
])('a job with the schedule %s runs at %s, but not at %s', (line, inside, outside) => {
  expect(includes(line, inside)).toBe(true);
  expect(includes(line, outside)).toBe(false);
});

test('a schedule with a day of the month and a day of the week runs on every day that fits one of the two', () => {
  expect(includes('0 0 13 * 5', '2026-11-13T00:00')).toBe(true);
  expect(includes('0 0 13 * 5', '2026-11-20T00:00')).toBe(true);
  expect(includes('0 0 13 * 5', '2026-11-21T00:00')).toBe(false);
});

test.each(['', 'now', '* * * *', '60 * * * *', '* 24 * * *', '*/0 * * * *', '5-1 * * * *', '* * * * * *'])(
  '«%s» is not a valid schedule',
  (text) => {
    expect(() => readSchedule(text)).toThrow(RangeError);
  },
);
