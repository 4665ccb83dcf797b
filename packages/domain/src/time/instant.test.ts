import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochMs, instantAt, toUtcInstant } from './instant.ts';

const within = fc.integer({ min: Date.parse('0000-01-01T00:00:00Z'), max: Date.parse('9999-12-31T23:59:59.999Z') });

test.each([
  ['2026-11-21T15:00:00+01:00', '2026-11-21T14:00:00.000Z'],
  ['2026-11-21T15:00:00Z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21 15:00:00.123456+00', '2026-11-21T15:00:00.123Z'],
  ['2026-11-21 15:00:00-0330', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21t15:00z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T15:00:00,5Z', '2026-11-21T15:00:00.500Z'],
  ['  2026-11-21  ', '2026-11-21T00:00:00.000Z'],
  ['0096-02-29', '0096-02-29T00:00:00.000Z'],
])('TIME-1 %s is a moment', (raw, moment) => {
  expect(toUtcInstant(raw)).toBe(moment);
});

test('TIME-1 a text without a zone is UTC on every device', () => {
  expect(toUtcInstant('2026-07-01T15:00:00')).toBe('2026-07-01T15:00:00.000Z');
});

test.each([
  'i morgen',
  '',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '2026-11-21T25:00:00Z',
  '21.11.2026',
  '2026-11-21T15:00:00+99:99',
  '2026-11-21T15:00:00+24:00',
  '2026-11-21T15:00:00-01:60',
  '+012026-01-01',
  '9999-12-31T23:59:00-01:00',
  null,
  undefined,
  {},
  true,
  Number.NaN,
  Infinity,
  8.64e15,
  new Date(0),
])('TIME-1 %s is not a moment', (raw) => {
  expect(toUtcInstant(raw)).toBeNull();
});

test('TIME-1 milliseconds since 1970 are a moment, and convert back', () => {
  expect(toUtcInstant(1000)).toBe('1970-01-01T00:00:01.000Z');
  fc.assert(
    fc.property(within, (ms) => epochMs(instantAt(ms)) === ms && toUtcInstant(ms) === instantAt(ms)),
    { seed: 1, numRuns: 300 },
  );
});

test('TIME-1 two moments compare as text', () => {
  fc.assert(
    fc.property(within, within, (a, b) => instantAt(a) < instantAt(b) === a < b),
    { seed: 2, numRuns: 300 },
  );
});

test('TIME-1 whatever the input, the result is a moment or null and never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.date().map(String), fc.string()), (raw) => {
      const moment = toUtcInstant(raw);
      return moment === null || toUtcInstant(moment) === moment;
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('TIME-1 a moment outside the years 0000 to 9999 is moved to their edge', () => {
  expect(instantAt(-Infinity)).toBe('0000-01-01T00:00:00.000Z');
  expect(instantAt(Infinity)).toBe('9999-12-31T23:59:59.999Z');
  expect(instantAt(Number.NaN)).toBe('1970-01-01T00:00:00.000Z');
});
