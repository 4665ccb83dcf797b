import { toUtcInstant, type OsloDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { formatsOf } from './formatsOf.ts';

const nb = formatsOf('nb');
const day = (text: string) => text as OsloDay;
const today = day('2026-11-21');

test('days are written the Norwegian way in every season', () => {
  expect(nb.dayLong(day('2026-07-05'), today)).toBe('5. juli');
  expect(nb.dayLong(day('2026-01-01'), today)).toBe('1. januar');
  expect(nb.weekdayShort(day('2026-07-05'))).toBe('søn.');
  expect(nb.weekdayAndDay(day('2026-07-05'))).toBe('søndag 5. juli');
  expect(nb.dayOfMonth(day('2026-07-05'))).toBe('5');
  expect(nb.dayFull(day('2026-11-21'))).toBe('lørdag 21. november 2026');
});

test('`dayShort` writes a short month', () => {
  expect(nb.dayShort(day('2026-11-26'), today)).toBe('26. nov.');
  expect(nb.dayShort(day('2026-05-17'), today)).toBe('17. mai');
  expect(nb.dayShort(day('2027-02-10'), today)).toBe('10. feb. 2027');
});

test('a day of another year shows the year', () => {
  expect(nb.dayLong(day('2027-05-16'), today)).toBe('16. mai 2027');
  expect(nb.dayLong(day('2025-12-31'), today)).toBe('31. des. 2025');
});

test('a time of day is written in Oslo time, with two digits for the hour and two for the minute', () => {
  const at = (text: string) => {
    const instant = toUtcInstant(text);
    return instant === null ? null : nb.time(instant);
  };
  expect(at('2026-07-05T17:00:00Z')).toBe('19:00');
  expect(at('2026-11-21T07:05:00Z')).toBe('08:05');
});

test('`weekdayAndTime` writes Oslo’s weekday and time in every language', () => {
  const night = toUtcInstant('2026-11-27T00:20:00Z');
  const saturday = toUtcInstant('2026-11-28T11:05:00Z');
  expect(night && nb.weekdayAndTime(night)).toBe('fredag 01:20');
  expect(saturday && formatsOf('nn').weekdayAndTime(saturday)).toBe('laurdag 12:05');
  expect(saturday && formatsOf('en').weekdayAndTime(saturday)).toBe('Saturday 12:05');
});

test('a star rating has one decimal', () => {
  expect([4, 4.5].map(nb.oneDecimal)).toEqual(['4,0', '4,5']);
});

test('a share is a percentage', () => {
  expect(nb.percent(0.7).replace(/\s/u, ' ')).toBe('70 %');
});

test('a date in figures is Oslo’s date, which may be a day ahead of UTC', () => {
  const instant = toUtcInstant('2026-07-04T22:30:00Z');
  expect(instant && nb.dateInFigures(instant)).toBe('5.7.2026');
});

test('an ordinal number has a point', () => {
  expect(nb.ordinal(67)).toBe('67.');
});

test('a list has «og» before its last item', () => {
  expect(nb.list(['ett'])).toBe('ett');
  expect(nb.list(['ett', 'to', 'tre'])).toBe('ett, to og tre');
});

test('phrases are joined with commas', () => {
  expect(nb.phrases(['gult kort'])).toBe('gult kort');
  expect(nb.phrases(['kaptein', 'gult kort', '2 mål'])).toBe('kaptein, gult kort, 2 mål');
});

test('numbers are grouped, and the formatters of a language are created once', () => {
  expect(nb.number(1234).replace(/\s/u, ' ')).toBe('1 234');
  expect(formatsOf('nb')).toBe(nb);
});

test('nynorsk weekdays are right even in a browser without nynorsk', () => {
  const nn = formatsOf('nn');
  expect(nn.weekdayAndDay(day('2026-11-21'))).toBe('laurdag 21. november');
  expect(nn.weekday(day('2026-11-22'))).toBe('søndag');
  expect(nn.dayFull(day('2026-11-24'))).toBe('tysdag 24. november 2026');
  expect(nn.weekdayShort(day('2026-11-23'))).toMatch(/^mån\.?$/);
});

test('English is written the British way, with Oslo’s days', () => {
  const en = formatsOf('en');
  expect(en.dayLong(day('2026-07-05'), today)).toBe('5 July');
  expect(en.weekdayAndDay(day('2026-07-05'))).toBe('Sunday 5 July');
  expect(en.number(1234)).toBe('1,234');
  expect(en.oneDecimal(4.5)).toBe('4.5');
  expect(en.list(['one', 'two', 'three'])).toBe('one, two and three');
  expect([1, 2, 3, 4, 11, 12, 21, 67, 101].map(en.ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '67th',
    '101st',
  ]);
});
