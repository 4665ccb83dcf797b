import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainPoints, fixturePoints } from './explainPoints.ts';
import type { FantasyPosition } from './FantasyPick.ts';
import { type FixtureStats, SCORED_STATS, type ScoringTable } from './ScoringTable.ts';

/** No two things have the same points, so that a mix-up shows. */
const table: ScoringTable = {
  long_play: 2,
  short_play: 1,
  goals_scored: { GKP: 10, DEF: 6, MID: 5, FWD: 4 },
  assists: 3,
  clean_sheets: { GKP: 14, DEF: 13, MID: 1, FWD: 0 },
  goals_conceded: { GKP: -11, DEF: -12, MID: 0, FWD: 0 },
  own_goals: -7,
  penalties_saved: 15,
  penalties_missed: -8,
  yellow_cards: -1,
  red_cards: -9,
  saves: 16,
  defensive_contribution: { GKP: 0, DEF: 20, MID: 21, FWD: 22 },
  bonus: 30,
};
const POSITIONS: readonly FantasyPosition[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];

function worth(stats: FixtureStats): number[] {
  return POSITIONS.map((position) => fixturePoints(stats, position, table));
}

test('FANTASY-6 one minute earns short play, sixty minutes earn long play', () => {
  expect(worth({})).toEqual([0, 0, 0, 0]);
  expect(worth({ minutes: 1 })).toEqual([1, 1, 1, 1]);
  expect(worth({ minutes: 59 })).toEqual([1, 1, 1, 1]);
  expect(worth({ minutes: 60 })).toEqual([2, 2, 2, 2]);
});

test('FANTASY-6 goals, clean sheets and goals conceded are worth different points by position', () => {
  expect(worth({ goals_scored: 2 })).toEqual([20, 12, 10, 8]);
  expect(worth({ clean_sheets: 1 })).toEqual([14, 13, 1, 0]);
  expect(worth({ goals_conceded: 1 })).toEqual([0, 0, 0, 0]);
  expect(worth({ goals_conceded: 5 })).toEqual([-22, -24, 0, 0]);
});

test('FANTASY-6 every third save counts', () => {
  expect(worth({ saves: 2 })).toEqual([0, 0, 0, 0]);
  expect(worth({ saves: 3 })).toEqual([16, 16, 16, 16]);
  expect(worth({ saves: 8 })).toEqual([32, 32, 32, 32]);
});

test('FANTASY-7 a defender needs ten defensive contributions and others twelve, and they count once', () => {
  expect(worth({ defensive_contribution: 9 })).toEqual([0, 0, 0, 0]);
  expect(worth({ defensive_contribution: 10 })).toEqual([0, 20, 0, 0]);
  expect(worth({ defensive_contribution: 11 })).toEqual([0, 20, 0, 0]);
  expect(worth({ defensive_contribution: 12 })).toEqual([0, 20, 21, 22]);
  expect(worth({ defensive_contribution: 30 })).toEqual([0, 20, 21, 22]);
});

test.each([
  ['assists', 6],
  ['own_goals', -14],
  ['penalties_saved', 30],
  ['penalties_missed', -16],
  ['yellow_cards', -2],
  ['red_cards', -18],
  ['bonus', 60],
] as const)('FANTASY-6 two %s are worth %i for every position', (stat, points) => {
  expect(worth({ [stat]: 2 })).toEqual([points, points, points, points]);
});

test('FANTASY-6 there is a line for the minutes and for everything that gives or takes points', () => {
  const stats = { minutes: 90, goals_conceded: 1, saves: 7, yellow_cards: 1, bonus: 3, defensive_contribution: 4 };
  expect(explainPoints(stats, 'goalkeeper', table)).toEqual([
    { identifier: 'minutes', value: 90, points: 2 },
    { identifier: 'yellow_cards', value: 1, points: -1 },
    { identifier: 'saves', value: 7, points: 32 },
    { identifier: 'bonus', value: 3, points: 90 },
  ]);
  expect(explainPoints({}, 'forward', table)).toEqual([{ identifier: 'minutes', value: 0, points: 0 }]);
});

test('FANTASY-6 the points of a fixture are the sum of the points of each figure', () => {
  const stats = fc.dictionary(fc.constantFrom(...SCORED_STATS), fc.nat({ max: 15 }));
  fc.assert(
    fc.property(stats, fc.constantFrom(...POSITIONS), (all, position) => {
      const one = (stat: (typeof SCORED_STATS)[number]) => fixturePoints({ [stat]: all[stat] ?? 0 }, position, table);
      expect(fixturePoints(all, position, table)).toBe(SCORED_STATS.map(one).reduce((sum, points) => sum + points, 0));
    }),
    { seed: 4, numRuns: 200 },
  );
});
