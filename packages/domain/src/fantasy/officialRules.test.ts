import { expect, test } from 'vitest';
import { automaticSubstitutions } from './automaticSubstitutions.ts';
import { explainPoints, fixturePoints } from './explainPoints.ts';
import type { Captaincy, ElementId } from './FantasyPick.ts';
import { officialScoring } from './officialScoring.ts';
import { provisionalBonus } from './provisionalBonus.ts';
import type { FixtureStats } from './ScoringTable.ts';
import type { Appearance, SquadMember } from './SquadMember.ts';
import { squadPoints } from './squadPoints.ts';

/**
 * The examples in the rules of Fantasy Premier League, by section, and the table «How are points scored?», with the
 * points of 2026/27.
 */
const table = officialScoring;
const positions = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
const each = (stats: FixtureStats) => positions.map((position) => fixturePoints(stats, position, table));

test.each<readonly [action: string, stats: FixtureStats, points: readonly number[]]>([
  ['for playing up to 60 minutes', { minutes: 59 }, [1, 1, 1, 1]],
  ['for playing 60 minutes or more (excluding stoppage time)', { minutes: 60 }, [2, 2, 2, 2]],
  ['for each goal scored', { goals_scored: 1 }, [10, 6, 5, 4]],
  ['for each goal assist', { assists: 1 }, [3, 3, 3, 3]],
  ['for a clean sheet', { clean_sheets: 1 }, [4, 4, 1, 0]],
  ['for every 3 shot saves', { saves: 3 }, [1, 1, 1, 1]],
  ['for each penalty save', { penalties_saved: 1 }, [5, 5, 5, 5]],
  ['for 10 clearances, blocks, interceptions and tackles of a defender', { defensive_contribution: 10 }, [0, 2, 0, 0]],
  ['for 12 of them and recoveries of the others', { defensive_contribution: 12 }, [0, 2, 2, 2]],
  ['for each penalty miss', { penalties_missed: 1 }, [-2, -2, -2, -2]],
  ['bonus points for the best players in a match (1-3)', { bonus: 3 }, [3, 3, 3, 3]],
  ['for every 2 goals conceded', { goals_conceded: 2 }, [-1, -1, 0, 0]],
  ['for each yellow card', { yellow_cards: 1 }, [-1, -1, -1, -1]],
  ['for each red card', { red_cards: 1 }, [-3, -3, -3, -3]],
  ['for each own goal', { own_goals: 1 }, [-2, -2, -2, -2]],
])('FANTASY-6 FANTASY-7 official rules, «How are points scored?»: %s', (_action, stats, points) => {
  expect(each(stats)).toEqual(points);
});

const bonusOf = (...bps: readonly number[]) => {
  const standings = bps.map((points, n) => ({ element: n as ElementId, minutes: 90, bps: points, bonus: 0 }));
  const bonus = provisionalBonus(standings);
  return standings.map(({ element }) => bonus.get(element) ?? 0);
};

test('FANTASY-8 official rules, «Bonus points»: the three best performing players get 3, 2 and 1', () => {
  expect(bonusOf(40, 30, 20, 10)).toEqual([3, 2, 1, 0]);
});

test('FANTASY-8 official rules, «Bonus points», a tie for first place: players 1 and 2 get 3 each, player 3 gets 1', () => {
  expect(bonusOf(40, 40, 30, 20)).toEqual([3, 3, 1, 0]);
});

test('FANTASY-8 official rules, «Bonus points», a tie for second place: player 1 gets 3, players 2 and 3 get 2 each', () => {
  expect(bonusOf(40, 30, 30, 20)).toEqual([3, 2, 2, 0]);
});

test('FANTASY-8 official rules, «Bonus points», a tie for third place: player 1 gets 3, player 2 gets 2, players 3 and 4 get 1 each', () => {
  expect(bonusOf(40, 30, 20, 20)).toEqual([3, 2, 1, 1]);
});

const letters = { G: 'goalkeeper', D: 'defender', M: 'midfielder', F: 'forward' } as const;

/** Fifteen players, numbered from 1, each with two points; the numbers in `absent` were absent. */
function squad(shape: string, absent: readonly number[], captains: Readonly<Record<number, Captaincy>> = {}) {
  return shape.split('').map((letter, n): SquadMember => {
    const appearance: Appearance = absent.includes(n + 1) ? 'absent' : 'played';
    const position = letters[letter as keyof typeof letters];
    return { element: (n + 1) as ElementId, position, captaincy: captains[n + 1] ?? null, appearance, points: 2 };
  });
}
const cameOn = (shape: string, absent: readonly number[]) =>
  automaticSubstitutions(squad(shape, absent), 'fpl').map((change) => [change.out, change.in]);

test('FANTASY-11 official rules, «Automatic substitutions»: the goalkeeper is replaced by the other one, if he played', () => {
  expect(cameOn('GDDDDMMMMFFGDMF', [1])).toEqual([[1, 12]]);
  expect(cameOn('GDDDDMMMMFFGDMF', [1, 12])).toEqual([]);
});

test('FANTASY-11 official rules, «Automatic substitutions»: an outfield player by the highest priority substitute who played', () => {
  expect(cameOn('GDDDDMMMMFFGDMF', [8])).toEqual([[8, 13]]);
  expect(cameOn('GDDDDMMMMFFGDMF', [8, 13])).toEqual([[8, 14]]);
});

test('FANTASY-11 official rules, «Automatic substitutions», the example: of three defenders one can only be replaced by another defender', () => {
  expect(cameOn('GDDDMMMMMFFGMFD', [3])).toEqual([[3, 15]]);
  expect(cameOn('GDDDMMMMMFFGMFD', [3, 15])).toEqual([]);
});

const captains = { 10: 'captain', 11: 'vice-captain' } as const;
const multipliers = (absent: readonly number[]) =>
  squadPoints(squad('GDDDDMMMMFFGDMF', absent, captains), null, 'fpl').members.map(({ multiplier }) => multiplier);

test('FANTASY-12 official rules, «Captaincy»: the score of the captain is doubled', () => {
  expect(multipliers([])[9]).toBe(2);
});

test('FANTASY-12 official rules, «Captaincy»: when the captain plays 0 minutes the vice-captain is captain', () => {
  expect(multipliers([10])[10]).toBe(2);
});

test('FANTASY-12 official rules, «Captaincy»: when both play 0 minutes nobody’s score is doubled', () => {
  expect(multipliers([10, 11]).filter((times) => times > 1)).toEqual([]);
});

test('FANTASY-6 official rules, a goalkeeper’s match as the official game has recorded it: ninety minutes, a clean sheet, a yellow card, seven saves and three of bonus are ten points', () => {
  const stats = { minutes: 90, clean_sheets: 1, yellow_cards: 1, saves: 7, bonus: 3 };
  expect(explainPoints(stats, 'goalkeeper', table)).toEqual([
    { identifier: 'minutes', value: 90, points: 2 },
    { identifier: 'clean_sheets', value: 1, points: 4 },
    { identifier: 'yellow_cards', value: 1, points: -1 },
    { identifier: 'saves', value: 7, points: 2 },
    { identifier: 'bonus', value: 3, points: 3 },
  ]);
  expect(fixturePoints(stats, 'goalkeeper', table)).toBe(10);
});
