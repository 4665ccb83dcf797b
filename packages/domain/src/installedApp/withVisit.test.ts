import { expect, test } from 'vitest';
import { withVisit } from './withVisit.ts';

const minuteMs = 60_000;

test('INSTALL-1 the first page on a device is the first visit', () => {
  expect(withVisit(null, 5)).toEqual({ count: 1, lastSeenAt: 5 });
});

test('INSTALL-1 pages within half an hour of each other are one visit', () => {
  const first = withVisit(null, 0);
  const again = withVisit(first, 29 * minuteMs);
  expect(withVisit(again, 58 * minuteMs).count).toBe(1);
});

test('INSTALL-1 a page after half an hour is the next visit', () => {
  expect(withVisit(withVisit(null, 0), 30 * minuteMs)).toEqual({ count: 2, lastSeenAt: 30 * minuteMs });
});
