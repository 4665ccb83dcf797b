import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { isFinished } from './isFinished.ts';
import { isLive } from './isLive.ts';

const score = { fullTime: { home: 2, away: 1 } };

test.each(['FINISHED', 'FT', 'AWARDED'])('MATCH-5 %s is finished, with or without a score', (status) => {
  expect(isFinished(exampleMatch({ status }))).toBe(true);
  expect(isFinished(exampleMatch({ status, score }))).toBe(true);
});

test.each(['TIMED', 'SCHEDULED', 'SUSPENDED', 'POSTPONED', 'CANCELED'])(
  'MATCH-5 %s is finished when both scores are there',
  (status) => {
    expect(isFinished(exampleMatch({ status }))).toBe(false);
    expect(isFinished(exampleMatch({ status, score: { fullTime: { home: 2, away: null } } }))).toBe(false);
    expect(isFinished(exampleMatch({ status, score }))).toBe(true);
  },
);

test.each(['LIVE', 'IN_PLAY', 'PAUSED'])('MATCH-4 MATCH-5 %s is live and never finished', (status) => {
  const match = exampleMatch({ status, score });
  expect(isLive(match)).toBe(true);
  expect(isFinished(match)).toBe(false);
});
