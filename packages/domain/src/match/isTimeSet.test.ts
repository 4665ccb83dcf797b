import { expect, test } from 'vitest';
import { isMatchNear } from '../live/isMatchNear.ts';
import { minutesToKickoff } from '../report/minutesToKickoff.ts';
import { toUtcInstant } from '../time/instant.ts';
import { byKickoff } from './byKickoff.ts';
import { exampleMatch } from './exampleMatch.ts';
import { isTimeSet } from './isTimeSet.ts';
import { matchLabel } from './matchLabel.ts';

const midnight = '2026-11-28T00:00:00Z';

test.each([
  ['SCHEDULED', midnight, false],
  [' scheduled ', '2026-11-28T01:00:00+01:00', false],
  ['TIMED', midnight, true],
  ['IN_PLAY', midnight, true],
  ['SCHEDULED', '2026-11-28T00:30:00Z', true],
  // Midnight in Oslo is no placeholder.
  ['SCHEDULED', '2026-11-27T23:00:00Z', true],
  ['TIMED', '2026-11-28', false],
])('MATCH-38 %s at %s has a time: %s', (status, utcKickoff, expected) => {
  expect(isTimeSet({ status, utcKickoff })).toBe(expected);
});

test('MATCH-38 the label of a match without a time has no time, until there is one', () => {
  const match = exampleMatch({ status: 'SCHEDULED', utcKickoff: midnight });
  expect(matchLabel(match)).toEqual({ kind: 'kickoff', at: null });
  const timed = exampleMatch({ status: 'TIMED', utcKickoff: '2026-11-28T17:30:00Z' });
  expect(matchLabel(timed)).toEqual({ kind: 'kickoff', at: '2026-11-28T17:30:00.000Z' });
});

test('MATCH-38 a match without a time comes after the others of its day, and before those of the next', () => {
  const at = (id: string, status: string, utcKickoff: string) => exampleMatch({ id, status, utcKickoff });
  const ordered = [
    at('day', 'SCHEDULED', midnight),
    at('next', 'TIMED', '2026-11-29T00:00:00Z'),
    at('late', 'TIMED', '2026-11-28T22:30:00Z'),
    at('night', 'TIMED', midnight),
    at('other day', 'SCHEDULED', midnight),
  ].toSorted(byKickoff);
  expect(ordered.map(({ id }) => id)).toEqual(['night', 'late', 'day', 'other day', 'next']);
});

test('MATCH-38 a match without a time is never near, and has no countdown', () => {
  const match = exampleMatch({ status: 'SCHEDULED', utcKickoff: midnight });
  const before = toUtcInstant('2026-11-27T23:55:00Z');
  if (before === null) throw new Error('no moment');
  expect(isMatchNear([match], before)).toBe(false);
  expect(minutesToKickoff(match, before)).toBeNull();
  expect(minutesToKickoff(exampleMatch({ status: 'TIMED', utcKickoff: midnight }), before)).toBe(5);
});

test('MATCH-39 a match that nobody reports shows its kick-off time, and is neither live nor over', () => {
  const match = exampleMatch({ status: 'UNREPORTED' });
  expect(matchLabel(match)).toEqual({ kind: 'unreported', at: '2026-11-21T15:00:00.000Z' });
});
