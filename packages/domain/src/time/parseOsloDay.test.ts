import { expect, test } from 'vitest';
import { parseOsloDay } from './parseOsloDay.ts';

test.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('TIME-2 %s is a day', (raw) => {
  expect(parseOsloDay(raw)).toBe(raw);
});

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  ' 2026-11-21',
  '2026-11-21T00:00',
  '',
  null,
  20261121,
  Symbol('2026-11-21'),
  {},
])('TIME-2 %s is not a day', (raw) => {
  expect(parseOsloDay(raw)).toBeNull();
});
