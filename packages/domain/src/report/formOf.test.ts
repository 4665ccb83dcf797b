import { expect, test } from 'vitest';
import { type ExampleClub, exampleResult } from './exampleResult.ts';
import type { TeamId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { formOf } from './formOf.ts';

const before = '2026-11-21T12:00:00.000Z' as UtcInstant;
const brann = '0' as TeamId;

test('REPORT-21 the form is the last five results before the match, the latest last', () => {
  const results: readonly (readonly [
    home: ExampleClub,
    away: ExampleClub,
    scored: number,
    conceded: number,
    daysAgo: number,
  ])[] = [
    [0, 1, 2, 0, 3],
    [1, 0, 2, 0, 10],
    [0, 2, 1, 1, 20],
    [2, 0, 0, 1, 30],
    [0, 3, 4, 4, 40],
    [3, 0, 5, 0, 50],
    [1, 2, 5, 0, 1],
    [0, 1, 9, 0, -1],
  ];
  const matches = results.map(([home, away, scored, conceded, daysAgo]) =>
    exampleResult({ home, away, score: { home: scored, away: conceded }, daysAgo }),
  );
  expect(
    formOf([...matches, exampleResult({ home: 0, away: 2, daysAgo: 2, status: 'POSTPONED' })], brann, before),
  ).toEqual(['D', 'W', 'D', 'L', 'W']);
});

test('REPORT-21 a match with a shoot-out is a draw, and one awarded without a score is left out', () => {
  const shootOut = exampleResult({
    home: 0,
    away: 1,
    score: { home: 6, away: 5 },
    parts: {
      duration: 'PENALTY_SHOOTOUT',
      regularTime: { home: 1, away: 1 },
      extraTime: { home: 0, away: 0 },
      penalties: { home: 5, away: 4 },
    },
  });
  expect(formOf([shootOut, exampleResult({ home: 0, away: 2, status: 'AWARDED' })], brann, before)).toEqual(['D']);
});

test('REPORT-21 a match that kicks off at the given moment is not before it, and results are in order of time', () => {
  const won = exampleResult({ home: 0, away: 1, score: { home: 1, away: 0 }, daysAgo: 3 });
  const lost = exampleResult({ home: 0, away: 2, score: { home: 0, away: 1 }, daysAgo: 2 });
  const now = exampleResult({ home: 0, away: 3, score: { home: 1, away: 1 }, daysAgo: 0 });
  expect(formOf([won, lost, now], brann, before)).toEqual(['W', 'L']);
  expect(formOf([now, lost, won], brann, before)).toEqual(['W', 'L']);
});
