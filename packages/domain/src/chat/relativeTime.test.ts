import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { relativeTime, type RelativeTime } from './relativeTime.ts';

const then = '2026-11-21T12:00:00.000Z' as UtcInstant;
const UNIT_MS = { now: 0, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

function atLeastMs({ kind, n }: RelativeTime): number {
  return UNIT_MS[kind] * n;
}

test.each([
  [-5_000, 'now', 0],
  [0, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [86_399_999, 'hours', 23],
  [86_400_000, 'days', 1],
  [40 * 86_400_000, 'days', 40],
])('CHAT-15 after %i ms it is %s, %i', (passed, kind, n) => {
  expect(relativeTime(then, instantAt(epochMs(then) + passed))).toEqual({ kind, n });
});

test('CHAT-15 relative time never goes backwards, and never shows more than has passed', () => {
  const passedMs = fc.oneof(fc.nat({ max: 7_200_000 }), fc.nat({ max: 400_000_000 }));
  fc.assert(
    fc.property(passedMs, passedMs, (earlier, longer) => {
      const first = atLeastMs(relativeTime(then, instantAt(epochMs(then) + earlier)));
      const second = atLeastMs(relativeTime(then, instantAt(epochMs(then) + earlier + longer)));
      expect(second).toBeGreaterThanOrEqual(first);
      expect(first).toBeLessThanOrEqual(earlier);
    }),
    { seed: 4, numRuns: 300 },
  );
});
