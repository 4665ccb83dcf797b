import { expect, test } from 'vitest';
import { exampleResult } from './exampleResult.ts';
import type { TeamId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { headToHead } from './headToHead.ts';

const before = '2026-11-21T12:00:00.000Z' as UtcInstant;
const brann = '0' as TeamId;
const viking = '1' as TeamId;

test('REPORT-22 the head-to-head is the last five finished meetings of two teams, the latest first', () => {
  const meetings = [10, 20, 30, 40, 50, 60].map((daysAgo) =>
    exampleResult({
      home: daysAgo % 20 === 0 ? 0 : 1,
      away: daysAgo % 20 === 0 ? 1 : 0,
      score: { home: 1, away: 0 },
      daysAgo,
    }),
  );
  const others = [
    exampleResult({ home: 0, away: 2, score: { home: 1, away: 0 }, daysAgo: 1 }),
    exampleResult({ home: 2, away: 1, score: { home: 1, away: 0 }, daysAgo: 2 }),
    exampleResult({ home: 1, away: 2, score: { home: 1, away: 0 }, daysAgo: 4 }),
    exampleResult({ home: 0, away: 1, daysAgo: 3, status: 'CANCELED' }),
    exampleResult({ home: 0, away: 1, score: { home: 1, away: 0 }, daysAgo: -3 }),
  ];
  const ids = headToHead([...others, ...meetings.toReversed()], [brann, viking], before).map(({ id }) => id);
  expect(ids).toEqual(['1-0-10', '0-1-20', '1-0-30', '0-1-40', '1-0-50']);
});

test('REPORT-22 a match against a third team, or one that kicks off at that very moment, is left out', () => {
  const score = { home: 1, away: 0 };
  const others = [
    exampleResult({ home: 2, away: 0, score, daysAgo: 1 }),
    exampleResult({ home: 0, away: 1, score, daysAgo: 0 }),
  ];
  expect(headToHead(others, [brann, viking], before)).toEqual([]);
});

test('REPORT-22 meetings in order of time are reversed, meetings already reversed are not', () => {
  const score = { home: 1, away: 0 };
  const older = exampleResult({ home: 0, away: 1, score, daysAgo: 9 });
  const newer = exampleResult({ home: 1, away: 0, score, daysAgo: 2 });
  expect(headToHead([older, newer], [brann, viking], before)).toEqual([newer, older]);
  expect(headToHead([newer, older], [brann, viking], before)).toEqual([newer, older]);
});
