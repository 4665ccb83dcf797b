import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cadence } from './cadence.ts';
import {
  nextCrowdDelay,
  nextDeltaDelay,
  nextHealthDelay,
  nextLiveUpdatesDelay,
  openMatchDelay,
  type PollOutcome,
  withJitter,
} from './nextDelay.ts';

const updates: PollOutcome = { kind: 'updates', nextCheckInMs: null, retryAfterMs: null };
const none: PollOutcome = { kind: 'none', nextCheckInMs: null, retryAfterMs: null };
const error: PollOutcome = { kind: 'error', retryAfterMs: null };
const down = { socketUp: false };
const up = { socketUp: true };

test('LIVE-10 the table has the intervals of the specification', () => {
  expect(cadence).toEqual({
    results: {
      filteredAfterUnfiltered: 50,
      spinnerToday: 50,
      spinnerOtherDay: 200,
      cardFlash: 10_000,
      goalFlashAnimation: 800,
      safetyRefresh: 300_000,
      kickoffNear: 600_000,
    },
    boot: { cache: 60_000, versionPollStart: 2000, versionPoll: 10_000 },
    liveUpdates: { afterUpdates: 500, afterNone: 1000, afterError: 1000 },
    delta: { start: 500, afterUpdates: 500, afterNone: 1500, afterError: 1000, safety: 30_000 },
    scoreChange: { poll: 1000 },
    realtime: { watchdog: 15_000, reconnect: 2000, healthStart: 5000, health: 45_000, healthLongest: 300_000 },
    engine: {
      poll: 3000,
      duplicate: 5000,
      followsCache: 30_000,
      clearHandled: 1_800_000,
      pollWindow: 300_000,
      backfillWindow: 86_400_000,
      bannerInTurn: 120_000,
    },
    banner: { flip: 2000, close: 6500, flipAnimation: 720, goalBanner: 10_000 },
    openMatch: { poll: 15_000, emptyEventsRetry: 5000 },
    crowd: {
      delta: 5000,
      deltaWithSocket: 15_000,
      deltaQuiet: 30_000,
      deltaAfterError: 10_000,
      spread: 2000,
      profiles: 20_000,
      openMatch: 120_000,
      reconnect: 30_000,
      switch: 10_000,
      unknown: 20_000,
      rest: 30_000,
      catchUp: 5000,
      firstCatchUp: 60_000,
      ratings: 60_000,
      follows: 300_000,
      presence: { announce: 120_000, leastGap: 10_000, forget: 300_000 },
    },
    chat: {
      small: { heard: 30_000, unheard: 3000, failed: 2000 },
      crowd: { heard: 300_000, unheard: 15_000, failed: 10_000 },
    },
    messages: { recent: 86_400_000 },
    ratings: { window: 86_400_000 },
  });
});

test('LIVE-11 the live-updates poll waits 500 ms after updates and 1 s after none or an error', () => {
  expect([updates, none, error].map(nextLiveUpdatesDelay)).toEqual([500, 1000, 1000]);
});

test('LIVE-11 the server’s own next check takes precedence over both, when it names one', () => {
  expect(nextLiveUpdatesDelay({ ...updates, nextCheckInMs: 4000 })).toBe(4000);
  expect(nextLiveUpdatesDelay({ ...none, nextCheckInMs: 250 })).toBe(250);
  for (const nextCheckInMs of [0, -1, Number.NaN, Infinity]) {
    expect(nextLiveUpdatesDelay({ ...none, nextCheckInMs })).toBe(1000);
  }
});

test('LIVE-12 the date delta waits 500 ms, 1.5 s or 1 s', () => {
  expect([updates, none, error].map((outcome) => nextDeltaDelay(outcome, down))).toEqual([500, 1500, 1000]);
});

test('LIVE-12 while the socket is up the date delta is a safety poll every 30 s', () => {
  expect([updates, none, error].map((outcome) => nextDeltaDelay(outcome, up))).toEqual([30_000, 30_000, 30_000]);
});

test('LIVE-11 LIVE-12 no wait is shorter than the server asks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(updates, none, error),
      fc.integer({ min: 1, max: 100_000 }),
      (outcome, retryAfterMs) => {
        const asked = { ...outcome, retryAfterMs };
        expect(nextLiveUpdatesDelay(asked)).toBe(Math.max(retryAfterMs, nextLiveUpdatesDelay(outcome)));
        expect(nextDeltaDelay(asked, down)).toBe(Math.max(retryAfterMs, nextDeltaDelay(outcome, down)));
        expect(nextDeltaDelay(asked, up)).toBe(Math.max(retryAfterMs, 30_000));
      },
    ),
    { seed: 34, numRuns: 200 },
  );
});

test('LIVE-13 the health ping doubles for each failure in a row, up to five minutes', () => {
  const delays = (failures: readonly number[]) => failures.map((count) => nextHealthDelay(count, 'small'));
  expect(delays([0, 1, 2, 3, 4, 1000])).toEqual([45_000, 90_000, 180_000, 300_000, 300_000, 300_000]);
  expect(delays([-1, Number.NaN])).toEqual([45_000, 45_000]);
});

test('LIVE-23 in a crowd the health ping waits five minutes and the open match two', () => {
  expect([0, 1, 1000].map((failures) => nextHealthDelay(failures, 'crowd'))).toEqual([300_000, 300_000, 300_000]);
  expect([openMatchDelay('small'), openMatchDelay('crowd')]).toEqual([15_000, 120_000]);
});

test('LIVE-23 the crowd’s delta waits by the socket and the matches, and longer after an error', () => {
  const near = { matchNear: true };
  expect(nextCrowdDelay(updates, { ...near, ...down })).toBe(5000);
  expect(nextCrowdDelay(none, { ...near, ...up })).toBe(15_000);
  expect(nextCrowdDelay(none, { matchNear: false, ...up })).toBe(30_000);
  expect(nextCrowdDelay(none, { matchNear: false, ...down })).toBe(30_000);
  expect(nextCrowdDelay(error, { ...near, ...down })).toBe(10_000);
});

test('LIVE-23 the crowd’s delta never waits for less than the server asks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(updates, none, error),
      fc.record({ socketUp: fc.boolean(), matchNear: fc.boolean() }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (outcome, conditions, retryAfterMs, nextCheckInMs) => {
        const own = nextCrowdDelay(outcome, conditions);
        expect(nextCrowdDelay({ ...outcome, retryAfterMs }, conditions)).toBe(Math.max(own, retryAfterMs));
        if (outcome.kind === 'error') return;
        expect(nextCrowdDelay({ ...outcome, nextCheckInMs }, conditions)).toBe(Math.max(own, nextCheckInMs));
      },
    ),
    { seed: 36, numRuns: 200 },
  );
});

test('LIVE-14 jitter adds up to a tenth and takes nothing away', () => {
  expect(withJitter(1000, 0)).toBe(1000);
  expect(withJitter(1000, 0.5)).toBe(1050);
  fc.assert(
    fc.property(fc.nat(300_000), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (ms, random) => {
      const delay = withJitter(ms, random);
      expect(delay >= ms && delay <= ms * 1.1).toBe(true);
    }),
    { seed: 35, numRuns: 200 },
  );
});
