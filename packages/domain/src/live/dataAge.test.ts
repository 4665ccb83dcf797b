import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, type UtcInstant } from '../time/instant.ts';
import { type Age, dataAge, isOutdated } from './dataAge.ts';

const noonMs = Date.parse('2026-11-21T12:00:00Z');
const noon: UtcInstant = instantAt(noonMs);
const after = (ms: number): UtcInstant => instantAt(noonMs + ms);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const updated = (passedMs: number) =>
  dataAge({ connection: 'polling', online: true, confirmedAt: noon, now: after(passedMs) });

test('LIVE-30 while the link is up the data is live, and has an age once it was confirmed', () => {
  const facts = { connection: 'live', online: true, now: after(20 * second) } as const;
  expect(dataAge({ ...facts, confirmedAt: null })).toEqual({ kind: 'live', age: null });
  expect(dataAge({ ...facts, confirmedAt: noon })).toEqual({ kind: 'live', age: { kind: 'seconds', n: 20 } });
});

test.each(['connecting', 'polling', 'unhealthy'] as const)(
  'LIVE-30 while the link is %s, confirmed data has an age, and unconfirmed data is connecting',
  (connection) => {
    const facts = { connection, online: true, now: after(20 * second) } as const;
    expect(dataAge({ ...facts, confirmedAt: null })).toEqual({ kind: 'connecting' });
    expect(dataAge({ ...facts, confirmedAt: noon })).toEqual({ kind: 'updated', age: { kind: 'seconds', n: 20 } });
  },
);

test.each(['connecting', 'live', 'polling', 'unhealthy'] as const)(
  'LIVE-30 without a network the age counts from the last confirmation, even when the link seems %s',
  (connection) => {
    const facts = { connection, online: false, now: after(2 * hour) } as const;
    expect(dataAge({ ...facts, confirmedAt: noon })).toEqual({ kind: 'offline', confirmedAt: noon, today: true });
    expect(dataAge({ ...facts, confirmedAt: null })).toEqual({ kind: 'offline', confirmedAt: null, today: true });
  },
);

test("LIVE-30 past Oslo's midnight the data is of another day", () => {
  const facts = { connection: 'polling', online: false, confirmedAt: noon } as const;
  expect(dataAge({ ...facts, now: after(11 * hour - 1) })).toMatchObject({ today: true });
  expect(dataAge({ ...facts, now: after(11 * hour) })).toMatchObject({ today: false });
});

test.each<[number, Age | null]>([
  [-hour, null],
  [0, null],
  [15 * second - 1, null],
  [15 * second, { kind: 'seconds', n: 15 }],
  [minute - 1, { kind: 'seconds', n: 59 }],
  [minute, { kind: 'minutes', n: 1 }],
  [hour - 1, { kind: 'minutes', n: 59 }],
  [hour, { kind: 'hours', n: 1 }],
  [24 * hour, { kind: 'days', n: 1 }],
])('LIVE-31 after %d ms the age is %o', (passed, age) => {
  expect(updated(passed)).toEqual({ kind: 'updated', age });
});

test('LIVE-32 data is outdated after a minute, and without a network at once', () => {
  expect([0, 20 * second, minute - 1, minute].map((passed) => isOutdated(updated(passed)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const facts = { connection: 'live', confirmedAt: noon, now: noon } as const;
  expect(isOutdated(dataAge({ ...facts, online: false }))).toBe(true);
  expect(isOutdated(dataAge({ ...facts, online: true, connection: 'connecting', confirmedAt: null }))).toBe(false);
});

test('LIVE-31 an age never falls while time passes', () => {
  const units = { seconds: second, minutes: minute, hours: hour, days: 24 * hour };
  const lengthOf = (passed: number) => {
    const shown = updated(passed);
    if (shown.kind !== 'updated') return Number.NaN;
    return shown.age === null ? 0 : shown.age.n * units[shown.age.kind];
  };
  const passed = fc.integer({ min: -hour, max: 72 * hour });
  fc.assert(
    fc.property(passed, passed, (a, b) => lengthOf(Math.min(a, b)) <= lengthOf(Math.max(a, b))),
    { seed: 31, numRuns: 500 },
  );
});
