import { expect, test } from 'vitest';
import type { MatchStatus, Score } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { ratingClosesAt, ratingWindow } from './ratingWindow.ts';

const utcKickoff = '2026-11-21T17:00:00.000Z' as UtcInstant;
const seen = '2026-11-21T18:53:00.000Z' as UtcInstant;

function match(status: MatchStatus, duration: Score['duration'] = 'REGULAR') {
  const score: Score = {
    fullTime: { home: 1, away: 1 },
    halfTime: null,
    regularTime: null,
    extraTime: null,
    penalties: null,
    duration,
  };
  return { status, utcKickoff, score };
}

test('SCOUT-6 the window closes 24 hours after the match was seen to finish', () => {
  expect(ratingClosesAt(match('FINISHED', 'EXTRA_TIME'), seen)).toBe('2026-11-22T18:53:00.000Z');
});

test('SCOUT-6 when nobody saw a match finish, it ends two hours after kick-off, or three with extra time', () => {
  expect(ratingClosesAt(match('FINISHED'), null)).toBe('2026-11-22T19:00:00.000Z');
  expect(ratingClosesAt(match('FINISHED', 'EXTRA_TIME'), null)).toBe('2026-11-22T20:00:00.000Z');
  expect(ratingClosesAt(match('FINISHED', 'PENALTY_SHOOTOUT'), null)).toBe('2026-11-22T20:00:00.000Z');
});

test.each([
  ['FINISHED', '2026-11-22T18:52:59.999Z', 'open'],
  ['AWARDED', '2026-11-22T18:52:59.999Z', 'open'],
  ['FINISHED', '2026-11-22T18:53:00.000Z', 'closed'],
  ['IN_PLAY', '2026-11-21T18:00:00.000Z', 'not-finished'],
  ['POSTPONED', '2026-11-21T18:00:00.000Z', 'not-finished'],
] as const)('SCOUT-7 a match that is %s at %s is %s for ratings', (status, now, expected) => {
  const asked = { signedIn: true, match: match(status), seenFinishedAt: seen, now: now as UtcInstant };
  expect(ratingWindow(asked)).toBe(expected);
});

test('SCOUT-7 a visitor cannot rate', () => {
  const asked = { signedIn: false, match: match('FINISHED'), seenFinishedAt: seen, now: seen };
  expect(ratingWindow(asked)).toBe('signed-out');
});
