import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { compareSnapshot } from './compareSnapshot.ts';
import { exampleSnapshot } from './exampleSnapshot.ts';
import type { MatchSnapshot } from './MatchSnapshot.ts';
import { lowersState } from './lowersState.ts';

const { stored } = compareSnapshot(null, exampleSnapshot({ score: { home: 2, away: 0 } }));

test.each<readonly [string, Partial<MatchSnapshot>, boolean]>([
  ['has fewer goals', { score: { home: 1, away: 0 } }, true],
  ['has not begun', { play: { status: 'TIMED' }, score: null }, true],
  ['says the same', { score: { home: 2, away: 0 } }, false],
  ['has ended', { play: { status: 'FINISHED' }, score: { home: 2, away: 1 } }, false],
  [
    'is planned again',
    { play: { status: 'TIMED' }, score: null, utcKickoff: '2026-12-02T18:00:00.000Z' as UtcInstant },
    false,
  ],
])('FEED-2 a match in play that %s in a list of the season: taken back $2', (_, changes, isTakenBack) => {
  expect(lowersState(stored, exampleSnapshot(changes))).toBe(isTakenBack);
});

test('FEED-2 a list that shows an ended match as still in play takes its state back', () => {
  const over = compareSnapshot(stored, exampleSnapshot({ play: { status: 'FINISHED' }, score: { home: 2, away: 0 } }));
  expect(lowersState(over.stored, exampleSnapshot({ score: { home: 2, away: 0 } }))).toBe(true);
});
