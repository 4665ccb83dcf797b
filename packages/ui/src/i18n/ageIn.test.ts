import { expect, test } from 'vitest';
import { ageIn } from './ageIn.ts';

test('an age is given in its largest whole unit', () => {
  expect(ageIn('nb', 40_000)).toBe('40 sekunder');
  expect(ageIn('nb', 250_000)).toBe('4 minutter');
  expect(ageIn('nb', 7_300_000)).toBe('2 timer');
});

test('a count of one uses the singular', () => {
  expect(ageIn('nb', 60_000)).toBe('1 minutt');
});

test('data stamped by a clock ahead of ours counts as zero seconds old', () => {
  expect(ageIn('nb', -5_000)).toBe('0 sekunder');
});

test('every language writes an age', () => {
  expect(ageIn('nn', 7_300_000)).toBe('2 timar');
  expect(ageIn('en', 250_000)).toBe('4 minutes');
});
