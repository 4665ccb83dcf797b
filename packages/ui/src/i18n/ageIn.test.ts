import { expect, test } from 'vitest';
import { ageIn } from './ageIn.ts';

test('an age is given in its largest whole unit', () => {
  expect(ageIn('nb', 40_000)).toBe('40 sekunder');
  expect(ageIn('nb', 250_000)).toBe('4 minutter');
  expect(ageIn('nb', 7_300_000)).toBe('2 timer');
});

test('one of a unit is one', () => {
  expect(ageIn('nb', 60_000)).toBe('1 minutt');
});

test('data from a clock ahead of ours has no age', () => {
  expect(ageIn('nb', -5_000)).toBe('0 sekunder');
});

test('an age is written in each language', () => {
  expect(ageIn('nn', 7_300_000)).toBe('2 timar');
  expect(ageIn('en', 250_000)).toBe('4 minutes');
});
