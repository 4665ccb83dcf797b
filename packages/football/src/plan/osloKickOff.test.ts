import { instantAt, type OsloDay, osloTimeOf, parseOsloDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { osloKickOff } from './osloKickOff.ts';

function day(text: string): OsloDay {
  const parsed = parseOsloDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}

test.each(['2026-11-21', '2026-07-01', '2026-03-29', '2026-10-25'])(
  'a kick-off is the moment when Oslo’s clocks show its time, on %s',
  (text) => {
    expect(osloTimeOf(instantAt(osloKickOff(day(text), '18:15')))).toEqual({ hour: 18, minute: 15 });
    expect(osloTimeOf(instantAt(osloKickOff(day(text), '00:30')))).toEqual({ hour: 0, minute: 30 });
  },
);
test('Oslo’s clocks are an hour ahead of UTC on a winter evening, and two hours on a summer evening', () => {
  expect(instantAt(osloKickOff(day('2026-11-21'), '18:00'))).toBe('2026-11-21T17:00:00.000Z');
  expect(instantAt(osloKickOff(day('2026-07-01'), '18:00'))).toBe('2026-07-01T16:00:00.000Z');
});
