import { expect, test } from 'vitest';
import { addDays } from '../time/addDays.ts';
import type { OsloDay } from '../time/OsloDay.ts';
import { dayStrip } from './dayStrip.ts';
import { nextMatchDay } from './nextMatchDay.ts';

const today = '2026-11-21' as OsloDay;
const days = dayStrip(today);
const known =
  (...withMatch: readonly OsloDay[]) =>
  (day: OsloDay) =>
    withMatch.includes(day);

test('MATCH-35 the next match day is the first later day with a followed match', () => {
  const [before, third, fifth] = [addDays(today, -1), addDays(today, 3), addDays(today, 5)];
  expect(nextMatchDay(today, days, known(before, today, third, fifth))).toBe(third);
});

test('MATCH-35 there is no next match day when no later day has a followed match, or a day in between is not known', () => {
  expect(nextMatchDay(today, days, known(today))).toBeNull();
  const third = addDays(today, 3);
  expect(nextMatchDay(today, days, (day) => (day === addDays(today, 2) ? undefined : day === third))).toBeNull();
});
