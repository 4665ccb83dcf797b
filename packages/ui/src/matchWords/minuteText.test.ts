import { expect, test } from 'vitest';
import { minuteText } from './minuteText.ts';

test('a minute of play ends in a prime', () => {
  expect(minuteText(71, null)).toBe('71′');
});

test('added time follows the minute after a plus', () => {
  expect(minuteText(90, 3)).toBe('90+3′');
});

test('added time of zero is not written', () => {
  expect(minuteText(45, 0)).toBe('45′');
});
