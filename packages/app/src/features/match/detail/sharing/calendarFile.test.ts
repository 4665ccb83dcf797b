// @vitest-environment node
import { calendarEntryOf, instantAt } from '@tribunen/domain';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../../../testing/exampleMatch.ts';
import { calendarFile } from './calendarFile.ts';

const now = instantAt(Date.parse('2026-06-01T12:00:00Z'));
const texts = {
  summary: 'Brann – Viking; en kamp, nå',
  location: 'Brann stadion',
  url: 'https://tribunen.example/match/7',
  productName: 'Tribunen',
};
const fileOf = (parts: Parameters<typeof exampleMatch>[0]) =>
  calendarFile(calendarEntryOf(exampleMatch({ id: 7, status: 'TIMED', score: null, ...parts }), now), texts);
const eventOf = (file: string) => convertIcsCalendar(undefined, file).events?.[0];

test.each([
  ['in winter', '2026-11-21T14:00:00Z', '20261121T150000', '20261121T170000'],
  ['in summer', '2026-07-05T14:00:00Z', '20260705T160000', '20260705T180000'],
  ['over midnight', '2026-07-05T21:00:00Z', '20260705T230000', '20260706T010000'],
])('CALENDAR-3 an entry has Oslo’s clock %s', (_when, utcKickoff, start, end) => {
  const file = fileOf({ utcKickoff });
  expect(file).toContain(`DTSTART;TZID=Europe/Oslo:${start}`);
  expect(file).toContain(`DTEND;TZID=Europe/Oslo:${end}`);
});

test('CALENDAR-4 a match without a time has the whole day', () => {
  const file = fileOf({ status: 'SCHEDULED', utcKickoff: '2026-11-28T00:00:00Z' });
  expect(file).toContain('DTSTART;VALUE=DATE:20261128');
  expect(file).toContain('DTEND;VALUE=DATE:20261129');
});

test('the file contains the changes of Oslo’s clock, so that every calendar reads the same moment', () => {
  const file = fileOf({ utcKickoff: '2026-07-05T14:00:00Z' });
  expect(file).toContain('TZID:Europe/Oslo');
  expect(file).toMatch(/BEGIN:DAYLIGHT[^]*DTSTART:19960331T020000[^]*RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\s/);
  expect(file).toMatch(/BEGIN:STANDARD[^]*DTSTART:19961027T030000[^]*RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\s/);
  expect(file.split('\n').filter((line) => line.length > 1 && !line.endsWith('\r'))).toEqual([]);
});

test('CALENDAR-1 CALENDAR-2 a match that has moved replaces its entry', () => {
  const before = eventOf(fileOf({ utcKickoff: '2026-11-21T14:00:00Z', updatedAt: '2026-11-01T12:00:00Z' }));
  const moved = eventOf(fileOf({ utcKickoff: '2026-11-22T17:30:00Z', updatedAt: '2026-11-02T12:00:00Z' }));
  expect(moved?.uid).toBe(before?.uid);
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  expect(moved?.start.local?.date.toISOString()).toBe('2026-11-22T18:30:00.000Z');
});

test('the texts survive the file’s escaping', () => {
  const event = eventOf(fileOf({ status: 'POSTPONED' }));
  expect(event).toMatchObject({
    summary: texts.summary,
    location: texts.location,
    url: texts.url,
    status: 'TENTATIVE',
  });
});

test('a match without a venue has no location', () => {
  const entry = calendarEntryOf(exampleMatch({ status: 'TIMED', score: null }), now);
  expect(calendarFile(entry, { ...texts, location: null })).not.toContain('LOCATION');
});
