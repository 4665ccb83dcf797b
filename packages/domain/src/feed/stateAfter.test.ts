import { expect, test } from 'vitest';
import type { MatchStatus } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { clock } from './exampleReports.ts';
import { exampleSnapshot } from './exampleSnapshot.ts';
import type { Play } from './MatchSnapshot.ts';
import { stateAfter } from './stateAfter.ts';
import type { FeedState } from './StoredMatch.ts';

const { utcKickoff } = exampleSnapshot();
const updatedAt = '2026-11-21T15:09:00.000Z' as UtcInstant;
const inPlay: FeedState = {
  play: { status: 'IN_PLAY', clock: clock(34) },
  score: { home: 1, away: 0 },
  utcKickoff,
  updatedAt,
};

function after(before: FeedState, play: Play, score: FeedState['score'] = { home: 1, away: 0 }): FeedState {
  return stateAfter(before, exampleSnapshot({ play }), score);
}

test('FEED-4 a state without changes is the same object', () => {
  expect(after(inPlay, inPlay.play)).toBe(inPlay);
  const toPlay: FeedState = { play: { status: 'TIMED' }, score: null, utcKickoff, updatedAt };
  expect(after(toPlay, { status: 'TIMED' }, null)).toBe(toPlay);
  const clockless: FeedState = { ...inPlay, play: { status: 'IN_PLAY', clock: null } };
  expect(after(clockless, { status: 'IN_PLAY', clock: null })).toBe(clockless);
});

test.each([
  ['minute', { status: 'IN_PLAY', clock: clock(35) }, { home: 1, away: 0 }],
  ['added time', { status: 'IN_PLAY', clock: clock(34, 1) }, { home: 1, away: 0 }],
  ['status', { status: 'PAUSED', clock: clock(34) }, { home: 1, away: 0 }],
  ['home score', inPlay.play, { home: 2, away: 0 }],
  ['away score', inPlay.play, { home: 1, away: 1 }],
] as const)('FEED-4 a new %s is a new state', (_, play, score) => {
  expect(after(inPlay, play, score)).toEqual({ play, score, utcKickoff, updatedAt: '2026-11-21T15:10:00.000Z' });
});

test('FEED-4 a minute and a score that are left out stay', () => {
  expect(after(inPlay, { status: 'IN_PLAY', clock: null }, null)).toBe(inPlay);
});

test('FEED-4 a minute does not last beyond its status', () => {
  expect(after(inPlay, { status: 'PAUSED', clock: null }).play).toEqual({ status: 'PAUSED', clock: null });
  expect(after(inPlay, { status: 'FINISHED' }).play).toEqual({ status: 'FINISHED' });
});

test.each<MatchStatus>(['FINISHED', 'AWARDED', 'SUSPENDED'])(
  'FEED-4 a match that is %s is not to be played',
  (status) => {
    const over = after(inPlay, { status } as Play);
    expect(after(over, { status: 'TIMED' }, null)).toBe(over);
  },
);

test('FEED-4 a match that is in play does not become a planned match, unless its kick-off lies ahead', () => {
  expect(after(inPlay, { status: 'SCHEDULED' }, null)).toBe(inPlay);
  const ahead = '2026-12-01T15:00:00.000Z' as UtcInstant;
  const moved = stateAfter(inPlay, exampleSnapshot({ utcKickoff: ahead, play: { status: 'TIMED' } }), null);
  expect(moved).toMatchObject({ play: { status: 'TIMED' }, score: null });
});

test('FEED-4 a match that is in play without a goal may turn out to be unreported, and a match with a goal has begun', () => {
  const unreported: Play = { status: 'UNREPORTED' };
  for (const score of [null, { home: 0, away: 0 }]) {
    expect(after({ ...inPlay, score }, unreported, null)).toMatchObject({ play: unreported, score: null });
  }
  expect(after(inPlay, unreported, null)).toBe(inPlay);
});

test('FEED-4 a postponed match may become a planned match again', () => {
  const postponed = after(
    { play: { status: 'TIMED' }, score: null, utcKickoff, updatedAt },
    { status: 'POSTPONED' },
    null,
  );
  expect(after(postponed, { status: 'TIMED' }, null).play.status).toBe('TIMED');
});

test('FEED-11 a new state has a later time than the one before, also when the clock goes back', () => {
  const ahead: FeedState = { ...inPlay, updatedAt: '2026-11-21T16:00:00.000Z' as UtcInstant };
  expect(after(ahead, { status: 'FINISHED' }).updatedAt).toBe('2026-11-21T16:00:00.001Z');
  const now: FeedState = { ...inPlay, updatedAt: '2026-11-21T15:10:00.000Z' as UtcInstant };
  expect(after(now, { status: 'FINISHED' }).updatedAt).toBe('2026-11-21T15:10:00.001Z');
});
