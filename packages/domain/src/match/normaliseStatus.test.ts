import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLiveStatus } from './isLiveStatus.ts';
import type { MatchStatus } from './Match.ts';
import { normaliseStatus } from './normaliseStatus.ts';

const statuses: readonly MatchStatus[] = [
  'SCHEDULED',
  'TIMED',
  'LIVE',
  'IN_PLAY',
  'PAUSED',
  'FINISHED',
  'AWARDED',
  'POSTPONED',
  'SUSPENDED',
  'CANCELED',
];

test.each(statuses)('MATCH-1 %s is itself', (status) => {
  expect(normaliseStatus(status)).toBe(status);
});

test.each([
  ['FT', 'FINISHED'],
  ['FULL_TIME', 'FINISHED'],
  ['ENDED', 'FINISHED'],
  ['HT', 'PAUSED'],
  ['HALF_TIME', 'PAUSED'],
  ['EXTRA_TIME', 'IN_PLAY'],
  ['PENALTY_SHOOTOUT', 'IN_PLAY'],
  ['CANCELLED', 'CANCELED'],
])('MATCH-2 %s is read as %s', (raw, status) => {
  expect(normaliseStatus(raw)).toBe(status);
  expect(normaliseStatus(` ${raw.toLowerCase()}\n`)).toBe(status);
});

test.each(['', 'ABANDONED', 'constructor', 'toString', '__proto__', 'IN PLAY', null, undefined, 3, {}, ['FT']])(
  'MATCH-3 %j is unknown and therefore SCHEDULED',
  (raw) => {
    expect(normaliseStatus(raw)).toBe('SCHEDULED');
  },
);

test('MATCH-3 whatever the input, the result is a status, and normalising it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.constantFrom<unknown>(...statuses, 'ht', ' FT ')), (raw) => {
      const status = normaliseStatus(raw);
      expect(statuses).toContain(status);
      expect(normaliseStatus(status)).toBe(status);
    }),
    { seed: 10, numRuns: 500 },
  );
});

test('MATCH-4 live is LIVE, IN_PLAY and PAUSED, and nothing else', () => {
  expect(statuses.filter(isLiveStatus)).toEqual(['LIVE', 'IN_PLAY', 'PAUSED']);
});
