import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { isSlowPace, sourceTime } from './feedPace.ts';

const noonMs = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => instantAt(noonMs - seconds * 1000);

test('LIVE-33 a plan is slow when its pause is longer than half a minute', () => {
  expect([15_000, 30_000, 30_001, 120_000].map((pauseMs) => isSlowPace({ pauseMs, ageMs: 0 }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('LIVE-33 the age counts from the answer of a slow plan, however recently the page was confirmed', () => {
  expect(sourceTime({ confirmedAt: ago(2), answeredAt: ago(90), newestEventAt: null })).toBe(ago(90));
});

test('LIVE-33 the age counts from an event that is newer than the answer', () => {
  expect(sourceTime({ confirmedAt: ago(2), answeredAt: ago(90), newestEventAt: ago(20) })).toBe(ago(20));
  expect(sourceTime({ confirmedAt: ago(2), answeredAt: ago(90), newestEventAt: ago(300) })).toBe(ago(90));
});

test('LIVE-33 the age counts from the page’s confirmation where that is earlier, or where the plan is quick', () => {
  expect(sourceTime({ confirmedAt: ago(200), answeredAt: ago(90), newestEventAt: null })).toBe(ago(200));
  expect(sourceTime({ confirmedAt: ago(2), answeredAt: null, newestEventAt: ago(60) })).toBe(ago(2));
  expect(sourceTime({ confirmedAt: null, answeredAt: ago(90), newestEventAt: null })).toBeNull();
});
