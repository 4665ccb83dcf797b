import { expect, test } from 'vitest';
import { retryAfterMs } from './retryAfterMs.ts';

const now = Date.parse('2026-11-21T14:30:00Z');
const asked = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), now);

test('seconds become milliseconds', () => {
  expect(asked({ 'retry-after': '3' })).toBe(3000);
  expect(asked({ 'retry-after': '0' })).toBe(0);
});

test('a date becomes a delay from now, by the answer’s own clock when it has one', () => {
  const until = 'Sat, 21 Nov 2026 14:30:10 GMT';
  expect(asked({ 'retry-after': until })).toBe(10_000);
  expect(asked({ 'retry-after': until, date: 'Sat, 21 Nov 2026 14:30:08 GMT' })).toBe(2000);
});

test('a past date demands no wait', () => {
  expect(asked({ 'retry-after': 'Sat, 21 Nov 2026 14:29:00 GMT' })).toBe(0);
});

test.each([{}, { 'retry-after': '' }, { 'retry-after': 'soon' }, { 'retry-after': '-3' }])(
  '%j demands no wait',
  (headers) => {
    expect(retryAfterMs(new Headers(headers), now)).toBeNull();
  },
);
