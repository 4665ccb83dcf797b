import { expect, test } from 'vitest';
import { ageText } from './ageText.ts';

test('an age is given in its largest whole unit', () => {
  expect(ageText(40_000, 'nb')).toBe('40 sekunder');
  expect(ageText(250_000, 'nb')).toBe('4 minutter');
  expect(ageText(7_300_000, 'nb')).toBe('2 timer');
});

test('one of a unit is one', () => {
  expect(ageText(60_000, 'nb')).toBe('1 minutt');
});

test('data from a clock ahead of ours has no age', () => {
  expect(ageText(-5_000, 'nb')).toBe('0 sekunder');
});
