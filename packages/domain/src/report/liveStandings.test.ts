import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match, ScoreLine } from '../match/Match.ts';
import { type ExampleClub, exampleResult } from './exampleResult.ts';
import { liveStandings } from './liveStandings.ts';
import { standingsAfter, type StandingsResult } from './standingsAfter.ts';
import type { StandingsRow } from './StandingsRow.ts';
import { standingsOf } from './standingsOf.ts';

/** The present score of a match in play. */
function scoreOf(home: ExampleClub, away: ExampleClub, score: ScoreLine): StandingsResult {
  const { homeTeam, awayTeam } = exampleResult({ home, away, status: 'IN_PLAY', score });
  return { homeTeam, awayTeam, score };
}

const played = [
  exampleResult({ home: 0, away: 1, score: { home: 2, away: 0 } }),
  exampleResult({ home: 2, away: 3, score: { home: 1, away: 1 } }),
];
const table = standingsOf(played, 'TOTAL');

test('REPORT-42 while matches are in play the table counts their scores, with the places gained and lost', () => {
  const rows = liveStandings(table, [scoreOf(3, 0, { home: 4, away: 0 })], 'TOTAL');
  expect(rows.map(({ team, points, moved, isPlaying }) => [team.name, points, moved, isPlaying])).toEqual([
    ['Odd', 4, 2, true],
    ['Brann', 3, -1, true],
    ['Molde', 1, -1, false],
    ['Viking', 0, 0, false],
  ]);
});

test('REPORT-42 the tables at home and away count one side of a match in play', () => {
  const live = [scoreOf(3, 0, { home: 4, away: 0 })];
  const playing = (type: 'HOME' | 'AWAY') =>
    liveStandings(standingsOf(played, type), live, type).filter(({ isPlaying }) => isPlaying);
  expect(playing('HOME').map(({ team, points }) => [team.name, points])).toEqual([['Odd', 3]]);
  expect(playing('AWAY').map(({ team, lost }) => [team.name, lost])).toEqual([['Brann', 1]]);
});

test('REPORT-42 without a match that counts the table is the provider’s, in its order', () => {
  const [first, second, ...rest] = table;
  if (first === undefined || second === undefined) throw new Error('the table has four rows');
  const own = [{ ...second, position: 1 }, { ...first, position: 2 }, ...rest];
  const stranger = exampleResult({ home: 0, away: 1 }).homeTeam;
  const elsewhere = { ...scoreOf(0, 1, { home: 1, away: 0 }), awayTeam: { ...stranger, id: null, name: 'Lyn' } };
  for (const scores of [[], [elsewhere]]) {
    expect(liveStandings(own, scores, 'TOTAL')).toEqual(own.map((row) => ({ ...row, moved: 0, isPlaying: false })));
  }
});

test('REPORT-42 no team moves because the provider orders equal teams by its own rule', () => {
  const level = standingsOf([exampleResult({ home: 0, away: 1 }), exampleResult({ home: 2, away: 3 })], 'TOTAL');
  const own = level.toReversed().map((row, n) => ({ ...row, position: n + 1 }));
  const rows = liveStandings(own, [scoreOf(0, 1, { home: 0, away: 0 })], 'TOTAL');
  expect(rows.map(({ team, moved }) => [team.name, moved])).toEqual([
    ['Viking', 0],
    ['Brann', 2],
    ['Odd', -1],
    ['Molde', -1],
  ]);
});

test('REPORT-42 points that a decision gave to or took from a team stay', () => {
  const fined = table.map((row) => (row.team.name === 'Brann' ? { ...row, points: row.points - 6 } : row));
  const rows = liveStandings(fined, [scoreOf(0, 1, { home: 1, away: 0 })], 'TOTAL');
  expect(rows.find(({ team }) => team.name === 'Brann')?.points).toBe(0);
});

const goals = fc.nat({ max: 6 });
const club = fc.constantFrom<ExampleClub>(0, 1, 2, 3);
const anyResult = fc.tuple(club, club, goals, goals).filter(([home, away]) => home !== away);

function matchOf([home, away, scored, conceded]: [ExampleClub, ExampleClub, number, number], daysAgo: number): Match {
  return exampleResult({ home, away, score: { home: scored, away: conceded }, daysAgo });
}

test('REPORT-42 at the final whistle the live table is the table computed after the round', () => {
  fc.assert(
    fc.property(
      fc.array(anyResult, { maxLength: 20 }),
      fc.tuple(goals, goals, goals, goals),
      fc.constantFrom('TOTAL' as const, 'HOME' as const, 'AWAY' as const),
      (drawn, [a, b, c, d], type) => {
        const fixtures: [ExampleClub, ExampleClub, number, number][] = [
          [0, 1, a, b],
          [2, 3, c, d],
        ];
        const before = drawn.map((each, n) => matchOf(each, n + 2));
        const toBePlayed = fixtures.map(([home, away]) => exampleResult({ home, away, status: 'TIMED', daysAgo: 0 }));
        const round = fixtures.map((each) => matchOf(each, 0));
        const live = liveStandings(
          standingsOf([...before, ...toBePlayed], type),
          fixtures.map(([home, away, home1, away1]) => scoreOf(home, away, { home: home1, away: away1 })),
          type,
        );
        const after = standingsOf([...before, ...round], type);
        const figuresOf = ({ points, goalDifference, goalsFor }: StandingsRow) => [points, goalDifference, goalsFor];
        // Teams that are level in everything keep their order here; in a table made from results they are ordered by
        // name.
        expect(live.map(figuresOf)).toEqual(after.map(figuresOf));
        const byName = (rows: readonly StandingsRow[]) =>
          new Map(rows.map((row) => [row.team.name, { ...row, position: 0 }]));
        for (const [name, row] of byName(after)) expect(byName(live).get(name)).toMatchObject(row);
        expect(live.reduce((sum, { moved }) => sum + moved, 0)).toBe(0);
      },
    ),
    { seed: 4, numRuns: 200 },
  );
});

test('REPORT-18 a result between a team of the table and another team counts only for the first', () => {
  const [brann] = table;
  if (brann === undefined) throw new Error('the table has four rows');
  const rows = standingsAfter([brann], [scoreOf(0, 3, { home: 1, away: 0 })], 'TOTAL');
  expect(rows.map(({ team, points }) => [team.name, points])).toEqual([['Brann', 6]]);
});
