import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { instantAt } from '../time/instant.ts';
import { calendarEntryOf } from './calendarEntryOf.ts';

const now = instantAt(Date.parse('2026-11-20T12:00:00Z'));

test('CALENDAR-1 a match that has moved keeps its id, so that its entry is replaced', () => {
  const before = calendarEntryOf(exampleMatch({ id: '7', utcKickoff: '2026-11-21T15:00:00Z' }), now);
  const moved = calendarEntryOf(exampleMatch({ id: '7', utcKickoff: '2026-11-22T17:30:00Z' }), now);
  expect(moved.uid).toBe(before.uid);
  expect(moved.start).toBe('2026-11-22T17:30:00.000Z');
  expect(calendarEntryOf(exampleMatch({ id: '8' }), now).uid).not.toBe(before.uid);
});

test('CALENDAR-2 a later state of a match has a higher number', () => {
  const numbers = ['2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z', null].map(
    (updatedAt) => calendarEntryOf(exampleMatch({ updatedAt }), now).sequence,
  );
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(3);
  expect(calendarEntryOf(exampleMatch({ updatedAt: '2001-01-01T00:00:00Z' }), now).sequence).toBe(0);
  expect(calendarEntryOf(exampleMatch({ updatedAt: null }), now).stamp).toBe(now);
});

test.each([
  ['TIMED', 'confirmed'],
  ['POSTPONED', 'tentative'],
  ['SUSPENDED', 'tentative'],
  ['CANCELED', 'cancelled'],
] as const)('CALENDAR-3 a match lasts two hours, and a match that is %s is %s', (status, expected) => {
  const entry = calendarEntryOf(exampleMatch({ status, utcKickoff: '2026-11-21T15:00:00Z' }), now);
  expect(entry.status).toBe(expected);
  expect(entry.end).toBe('2026-11-21T17:00:00.000Z');
});

test('CALENDAR-4 a match with a day but no time has an entry that lasts the whole day', () => {
  const match = exampleMatch({ status: 'SCHEDULED', utcKickoff: '2026-11-28T00:00:00Z' });
  expect(calendarEntryOf(match, now)).toMatchObject({
    isAllDay: true,
    start: '2026-11-28T00:00:00.000Z',
    end: '2026-11-29T00:00:00.000Z',
  });
});
