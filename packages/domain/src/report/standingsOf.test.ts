import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExampleClub, exampleResult } from './exampleResult.ts';
import { exampleMatch } from '../match/exampleMatch.ts';
import { standingsOf } from './standingsOf.ts';
import type { StandingsRow } from './StandingsRow.ts';

function inShort(rows: readonly StandingsRow[]): string[] {
  return rows.map((row) => {
    const { position, team, playedGames, won, draw, lost, goalsFor, goalsAgainst, goalDifference, points } = row;
    return `${position} ${team.name} ${playedGames} ${won}-${draw}-${lost} ${goalsFor}:${goalsAgainst} ${goalDifference} ${points}`;
  });
}

const season = [
  exampleResult({ home: 0, away: 1, score: { home: 2, away: 1 } }),
  exampleResult({ home: 1, away: 0, score: { home: 3, away: 3 } }),
  exampleResult({ home: 2, away: 0, score: { home: 1, away: 0 } }),
  exampleResult({ home: 2, away: 1, status: 'TIMED', daysAgo: -1 }),
  exampleResult({ home: 0, away: 3, status: 'POSTPONED' }),
  exampleResult({ home: 1, away: 2, score: { home: 1, away: 0 }, status: 'IN_PLAY' }),
];

test('REPORT-18 a win is three points and a draw one, and only finished matches count', () => {
  expect(inShort(standingsOf(season, 'TOTAL'))).toEqual([
    '1 Brann 3 1-1-1 5:5 0 4',
    '2 Molde 1 1-0-0 1:0 1 3',
    '3 Viking 2 0-1-1 4:5 -1 1',
    '4 Odd 0 0-0-0 0:0 0 0',
  ]);
});

test('REPORT-18 the tables at home and away count one side each', () => {
  expect(inShort(standingsOf(season, 'HOME'))).toEqual([
    '1 Brann 1 1-0-0 2:1 1 3',
    '2 Molde 1 1-0-0 1:0 1 3',
    '3 Viking 1 0-1-0 3:3 0 1',
    '4 Odd 0 0-0-0 0:0 0 0',
  ]);
  expect(inShort(standingsOf(season, 'AWAY'))).toEqual([
    '1 Brann 2 0-1-1 3:4 -1 1',
    '2 Molde 0 0-0-0 0:0 0 0',
    '3 Odd 0 0-0-0 0:0 0 0',
    '4 Viking 1 0-0-1 1:2 -1 0',
  ]);
});

test('REPORT-19 equal points are ordered by goal difference, then goals, then name', () => {
  const level = [
    exampleResult({ home: 0, away: 1, score: { home: 1, away: 0 } }),
    exampleResult({ home: 2, away: 3, score: { home: 3, away: 1 } }),
    exampleResult({ home: 1, away: 0, score: { home: 2, away: 1 } }),
    exampleResult({ home: 3, away: 2, score: { home: 2, away: 0 } }),
  ];
  expect(standingsOf(level, 'TOTAL').map(({ team }) => team.name)).toEqual(['Molde', 'Odd', 'Brann', 'Viking']);
});

test('REPORT-18 an undecided side is in no table, but a team without a name is', () => {
  const unsettled = { id: null, name: null };
  const cup = [
    exampleMatch({ homeTeam: unsettled, awayTeam: { id: 8, name: null } }),
    exampleMatch({ homeTeam: { id: 9, name: null }, awayTeam: unsettled }),
  ];
  expect(standingsOf(cup, 'TOTAL').map(({ team }) => team.id)).toEqual(['8', '9']);
});

test('REPORT-18 the sums of a table agree with each other, and home and away add up to the total', () => {
  const club = fc.constantFrom<ExampleClub>(0, 1, 2, 3);
  const goals = fc.nat({ max: 5 });
  const results = fc.array(
    fc.tuple(club, club, goals, goals).filter(([home, away]) => home !== away),
    { maxLength: 30 },
  );
  const sum = (
    rows: readonly StandingsRow[],
    column: 'won' | 'draw' | 'lost' | 'goalDifference' | 'points' | 'playedGames',
  ) => rows.reduce((total, row) => total + row[column], 0);
  fc.assert(
    fc.property(results, (drawn) => {
      const matches = drawn.map(([home, away, scored, conceded], n) =>
        exampleResult({ home, away, score: { home: scored, away: conceded }, daysAgo: n }),
      );
      const total = standingsOf(matches, 'TOTAL');
      expect(sum(total, 'playedGames')).toBe(2 * matches.length);
      expect(sum(total, 'won')).toBe(sum(total, 'lost'));
      expect(sum(total, 'goalDifference')).toBe(0);
      expect(sum(total, 'points')).toBe(3 * sum(total, 'won') + sum(total, 'draw'));
      expect(sum(standingsOf(matches, 'HOME'), 'points') + sum(standingsOf(matches, 'AWAY'), 'points')).toBe(
        sum(total, 'points'),
      );
      expect(total.map(({ position }) => position)).toEqual(total.map((_, n) => n + 1));
      expect(inShort(standingsOf(matches.toReversed(), 'TOTAL'))).toEqual(inShort(total));
    }),
    { seed: 4, numRuns: 100 },
  );
});
