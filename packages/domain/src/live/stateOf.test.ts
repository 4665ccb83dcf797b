import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { stateOf } from './stateOf.ts';

const updatedAt = '2026-11-21T15:12:00.000Z';

test('LIVE-1 the state of a match is its status, clocks, full-time score and time', () => {
  const match = exampleMatch({
    status: 'IN_PLAY',
    minute: 45,
    injuryTime: 2,
    score: { fullTime: { home: 1, away: 0 } },
    updatedAt,
  });
  expect(stateOf(match)).toEqual({
    matchId: match.id,
    status: 'IN_PLAY',
    minute: 45,
    injuryTime: 2,
    score: { home: 1, away: 0 },
    updatedAt,
  });
});

test('LIVE-1 a match that is not live has no clocks, and one without a time has no state', () => {
  expect(stateOf(exampleMatch({ status: 'TIMED', updatedAt }))).toMatchObject({ minute: null, injuryTime: null });
  expect(stateOf(exampleMatch({ updatedAt: null }))).toBeNull();
});
