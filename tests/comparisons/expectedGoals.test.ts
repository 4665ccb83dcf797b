import { expectedGoals, expectedGoalsWeights } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { calibrationTable, logLoss } from '../bench/expectedGoals/calibrationTable.ts';
import { fitWeights } from '../bench/expectedGoals/fitWeights.ts';
import { shotCounts } from '../bench/expectedGoals/shotCounts.ts';

const { fitted, tried } = shotCounts();

test('XG-2 the weights are those that fit the open data best', () => {
  const found = fitWeights(fitted);
  const names = ['one', 'distance', 'angle', 'header', 'penalty'] as const;
  for (const name of names) expect(expectedGoalsWeights[name]).toBeCloseTo(found[name], 4);
});

test('XG-2 in each tenth of the shots that were not used to fit the weights, the predicted share of goals is right to within two percentage points', () => {
  const bins = calibrationTable(tried);
  expect(bins).toHaveLength(10);
  expect(bins.reduce((sum, { shots }) => sum + shots, 0)).toBe(22_956);
  for (const { predicted, scored } of bins) expect(Math.abs(predicted - scored)).toBeLessThan(0.02);
});

test('XG-1 the model predicts goals better than a constant chance of one in nine for every shot', () => {
  expect(logLoss(tried, expectedGoals)).toBeLessThan(0.286);
  expect(logLoss(tried, () => 0.1094)).toBeGreaterThan(0.348);
});
