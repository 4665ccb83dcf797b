import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { epochMs, instantAt } from './instant.ts';
import { msUntilNextOsloDay } from './msUntilNextOsloDay.ts';
import { osloDayOf } from './osloDayOf.ts';
import { osloOffsetMs } from './osloOffsetMs.ts';
import { osloTimeOf } from './osloTimeOf.ts';
import { startOfOsloDay } from './startOfOsloDay.ts';
import { parseOsloDay } from './parseOsloDay.ts';

const hourMs = 3_600_000;
const from1996 = Date.parse('1996-01-01T00:00:00Z');
const until2051 = Date.parse('2051-01-01T00:00:00Z') - 1;

function temporal(ms: number) {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Oslo');
}

function expectAsTemporal(ms: number) {
  const zoned = temporal(ms);
  const now = instantAt(ms);
  const midnight = zoned.startOfDay();
  const next = zoned.add({ days: 1 }).startOfDay();
  expect({
    day: osloDayOf(now),
    time: osloTimeOf(now),
    offset: osloOffsetMs(now),
    start: epochMs(startOfOsloDay(osloDayOf(now))),
    left: msUntilNextOsloDay(now),
  }).toEqual({
    day: zoned.toPlainDate().toString(),
    time: { hour: zoned.hour, minute: zoned.minute },
    offset: zoned.offsetNanoseconds / 1e6,
    start: midnight.epochMilliseconds,
    left: next.epochMilliseconds - ms,
  });
}

/** The clock changes of a year, computed independently by the oracle. */
function changesOf(year: number): number[] {
  const changes: number[] = [];
  const end = Date.parse(`${year + 1}-01-01T00:00:00Z`);
  let at = Temporal.Instant.from(`${year}-01-01T00:00:00Z`).toZonedDateTimeISO('Europe/Oslo');
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds >= end) return changes;
    changes.push(next.epochMilliseconds);
    at = next;
  }
}

test('TIME-3 TIME-5 days, clocks and midnights are those of Europe/Oslo at any moment from 1996 to 2050', () => {
  fc.assert(fc.property(fc.integer({ min: from1996, max: until2051 }), expectAsTemporal), { seed: 4, numRuns: 150 });
});

test('TIME-3 TIME-5 they are also right around every clock change from 1996 to 2050', () => {
  for (let year = 1996; year <= 2050; year++) {
    const changes = changesOf(year);
    expect(changes).toHaveLength(2);
    for (const change of changes) {
      for (const ms of [change - 2 * hourMs, change - 1, change, change + 1, change + hourMs, change + 22 * hourMs]) {
        expectAsTemporal(ms);
      }
    }
  }
});

test('TIME-5 the day of the spring change has 23 hours and that of the autumn change 25', () => {
  expect(msUntilNextOsloDay(instantAt(Date.parse('2026-03-28T23:00:00Z')))).toBe(23 * hourMs);
  expect(msUntilNextOsloDay(instantAt(Date.parse('2026-10-24T22:00:00Z')))).toBe(25 * hourMs);
});

test('TIME-5 a day begins at its own midnight', () => {
  const day = parseOsloDay('2026-11-21');
  expect(day === null ? null : startOfOsloDay(day)).toBe('2026-11-20T23:00:00.000Z');
});
