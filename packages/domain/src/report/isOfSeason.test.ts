import { expect, test } from 'vitest';
import { parseOsloDay } from '../time/parseOsloDay.ts';
import { isOfSeason } from './isOfSeason.ts';

function day(text: string) {
  const parsed = parseOsloDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}

const season = { first: day('2026-03-29'), last: day('2026-11-29') };

test.each([
  ['2026-03-28', false],
  ['2026-03-29', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
])('REPORT-48 a match of %s is of the season of spring to autumn: %s', (text, isOf) => {
  expect(isOfSeason(day(text), season)).toBe(isOf);
});

test('REPORT-48 a table without a season belongs to the season of every match', () => {
  expect(isOfSeason(day('2020-01-01'), null)).toBe(true);
});
