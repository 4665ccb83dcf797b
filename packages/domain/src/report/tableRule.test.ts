import { expect, test } from 'vitest';
import type { CompetitionCode } from '../match/Match.ts';
import { type ExampleClub, exampleResult } from './exampleResult.ts';
import { liveStandings } from './liveStandings.ts';
import { standingsOf } from './standingsOf.ts';
import { tableOrder } from './tableOrder.ts';
import { tableRule } from './tableRule.ts';

const ruleOf = (code: string, group: string | null = null) => tableRule(code as CompetitionCode, group).first;

test.each(['PD', 'SD', 'SA', 'PPL', 'TSL'])(
  'REPORT-51 in %s the matches between two level teams decide first',
  (code) => {
    expect(ruleOf(code)).toBe('head-to-head');
  },
);

test.each(['WC', 'EC', 'CL', 'EL', 'UCL'])(
  'REPORT-51 in a group of %s the matches between the teams decide',
  (code) => {
    expect(ruleOf(code, 'GROUP_A')).toBe('head-to-head');
  },
);

test.each(['PL', 'BL1', 'FL1', 'TIP', 'CL', 'toString'])('REPORT-51 a table of %s goes by goal difference', (code) => {
  expect(ruleOf(code)).toBe('goal-difference');
});

test('REPORT-51 in Brazil and the MLS the number of wins decides first', () => {
  expect([ruleOf('BSA'), ruleOf('MLS')]).toEqual(['wins', 'wins']);
});

/** Brann (0), Viking (1), Molde (2), Odd (3). */
const result = (home: ExampleClub, away: ExampleClub, scored: number, conceded: number, daysAgo = 5) =>
  exampleResult({ home, away, score: { home: scored, away: conceded }, daysAgo });

/**
 * Brann has won both matches against Viking, whose goal difference is better; Viking plays Odd, and Odd is far behind.
 */
const season = [result(0, 1, 1, 0), result(1, 0, 0, 1), result(1, 2, 9, 0), result(2, 0, 2, 0), result(3, 0, 3, 0)];
const inPlay = (score: { readonly home: number; readonly away: number }) => {
  const { homeTeam, awayTeam } = exampleResult({ home: 1, away: 3, status: 'IN_PLAY', score });
  return { homeTeam, awayTeam, score };
};

function placesOf(code: string) {
  const rows = standingsOf(season, 'TOTAL');
  const order = tableOrder(code as CompetitionCode, null, season);
  return liveStandings(rows, [inPlay({ home: 1, away: 0 })], 'TOTAL', order).map(({ team, points }) => [
    team.name,
    points,
  ]);
}

test('REPORT-51 a team that draws level is placed by its matches against the other team, where the competition has that rule', () => {
  expect(placesOf('PD').slice(0, 2)).toEqual([
    ['Brann', 6],
    ['Viking', 6],
  ]);
  expect(placesOf('PL').slice(0, 2)).toEqual([
    ['Viking', 6],
    ['Brann', 6],
  ]);
});

test('REPORT-51 until two teams have met twice the goal difference decides, and in a table of home matches meetings never decide', () => {
  const once = season.slice(1);
  const order = tableOrder('PD' as CompetitionCode, null, once);
  const rows = standingsOf(season, 'TOTAL');
  expect(liveStandings(rows, [inPlay({ home: 1, away: 0 })], 'TOTAL', order)[0]?.team.name).toBe('Viking');
  const atHome = standingsOf(season, 'HOME');
  const whole = tableOrder('PD' as CompetitionCode, null, season);
  expect(liveStandings(atHome, [inPlay({ home: 1, away: 0 })], 'HOME', whole)[0]?.team.name).toBe('Viking');
});

test('REPORT-51 of two teams that have each beaten the other, the one with the better goal difference between them is first', () => {
  const even = [result(0, 1, 2, 0), result(1, 0, 1, 0), result(0, 2, 1, 0), result(3, 2, 1, 0)];
  const firstBy = (code: string) => {
    const order = tableOrder(code as CompetitionCode, null, even);
    return liveStandings(standingsOf(even, 'TOTAL'), [inPlay({ home: 9, away: 0 })], 'TOTAL', order)[0]?.team.name;
  };
  expect([firstBy('PD'), firstBy('PL')]).toEqual(['Brann', 'Viking']);
});

test('REPORT-51 a match that ended without a score does not count as a meeting of its teams', () => {
  const unknown = exampleResult({ home: 0, away: 1 });
  expect(tableOrder('PD' as CompetitionCode, null, [unknown]).results).toEqual([]);
});

test('REPORT-51 a match in play that the season has with another score counts once', () => {
  const stale = [...season, result(1, 3, 0, 0, 0)];
  const order = tableOrder('PD' as CompetitionCode, null, stale);
  const rows = standingsOf(season, 'TOTAL');
  const live = liveStandings(rows, [inPlay({ home: 1, away: 0 })], 'TOTAL', order);
  expect(live.map(({ team }) => team.name)).toEqual(placesOf('PD').map(([name]) => name));
});

test('REPORT-51 the number of wins decides before the goals', () => {
  const [first, second] = standingsOf([result(0, 1, 0, 0), result(2, 3, 0, 0)], 'TOTAL');
  if (first === undefined || second === undefined) throw new Error('the table has four rows');
  const drawn = { ...first, won: 0, draw: 6, points: 6, goalDifference: 9 };
  const won = { ...second, won: 1, draw: 2, points: 5, goalDifference: -9 };
  const score = {
    homeTeam: second.team,
    awayTeam: { ...second.team, id: null, name: 'Lyn' },
    score: { home: 0, away: 0 },
  };
  const third = { ...drawn, team: score.awayTeam, points: 0, draw: 0, goalDifference: 0 };
  const placed = (code: string) =>
    liveStandings([drawn, won, third], [score], 'TOTAL', tableOrder(code as CompetitionCode, null, []))[0]?.team.name;
  expect([placed('BSA'), placed('PL')]).toEqual([won.team.name, drawn.team.name]);
});
