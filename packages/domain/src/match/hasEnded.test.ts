import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { hasEnded } from './hasEnded.ts';
import { shownScore } from './shownScore.ts';

const score = { fullTime: { home: 1, away: 0 } };

test.each(['FINISHED', 'AWARDED'])('MATCH-27 %s has ended, with or without a score', (status) => {
  expect(hasEnded(exampleMatch({ status }))).toBe(true);
  expect(shownScore(exampleMatch({ status, score }))?.winner).toBe('home');
});

test.each(['SUSPENDED', 'POSTPONED', 'CANCELED', 'TIMED', 'IN_PLAY'])(
  'MATCH-27 %s has not ended, whatever its score, and has no winner',
  (status) => {
    expect(hasEnded(exampleMatch({ status, score }))).toBe(false);
    expect(shownScore(exampleMatch({ status, score }))).toMatchObject({ home: 1, away: 0, winner: null });
  },
);
