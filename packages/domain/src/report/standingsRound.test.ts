import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { exampleResult } from './exampleResult.ts';
import { playedWhileRunning, resultOf, standingsRound } from './standingsRound.ts';
import { standingsOf } from './standingsOf.ts';

const score = { home: 1, away: 0 };
const running = exampleResult({ home: 0, away: 1, status: 'IN_PLAY', score });
const ended = exampleResult({ home: 0, away: 1, status: 'FINISHED', score });
const before = standingsOf([exampleResult({ home: 2, away: 3, score }), running], 'TOTAL');
const after = standingsOf([exampleResult({ home: 2, away: 3, score }), ended], 'TOTAL');

test('REPORT-46 a match that has ended is added to the table until the table has its result', () => {
  const seen = playedWhileRunning(new Map(), [running], before);
  const isCounted = (match: typeof running, rows: typeof before) =>
    standingsRound([match], rows, seen).map((each) => each.isCounted);
  expect(isCounted(running, before)).toEqual([false]);
  expect(isCounted(ended, before)).toEqual([false]);
  expect(isCounted(ended, after)).toEqual([true]);
});

test('REPORT-46 a match that was never seen in play is taken to be in the table once it has ended', () => {
  expect(standingsRound([ended], before, new Map()).map(({ isCounted }) => isCounted)).toEqual([true]);
});

test('REPORT-46 a number that was noted for a match in play stays', () => {
  const seen = playedWhileRunning(new Map(), [running], before);
  expect([...seen.values()]).toEqual([0]);
  expect(playedWhileRunning(seen, [running, ended], after)).toBe(seen);
  // The home side is not in the table.
  expect(playedWhileRunning(seen, [exampleMatch({ status: 'IN_PLAY' })], after)).toBe(seen);
});

test('REPORT-46 a knock-out match, a match without a score and a match to be played are in no table', () => {
  const with1 = (parts: Partial<MatchParts>) =>
    exampleMatch({ status: 'IN_PLAY', score: { fullTime: score }, ...parts });
  const matches = [
    with1({ id: 1, stage: 'GROUP_STAGE' }),
    with1({ id: 2, stage: null }),
    with1({ id: 3, stage: 'LAST_16' }),
    with1({ id: 4, status: 'TIMED' }),
    with1({ id: 5, score: null }),
    with1({ id: 6, status: 'SUSPENDED' }),
  ];
  expect(standingsRound(matches, [], new Map()).map(({ match }) => match.id)).toEqual(['1', '2']);
});

test('REPORT-46 the result of a match is the shown score', () => {
  expect(resultOf(exampleMatch({ status: 'TIMED' }))).toBeNull();
  expect(resultOf(ended)).toMatchObject({ homeTeam: { name: 'Brann' }, awayTeam: { name: 'Viking' }, score });
});
