// Fits the weights of the expected-goals model to half of the shots, and compares its predictions for the other half
// with the goals scored. It only prints tables; `tests/comparisons` has the test.
import { expectedGoals, expectedGoalsWeights } from '@tribunen/domain';
import { calibrationTable, logLoss } from './expectedGoals/calibrationTable.ts';
import { fitWeights } from './expectedGoals/fitWeights.ts';
import { shotCounts } from './expectedGoals/shotCounts.ts';

const { fitted, tried } = shotCounts();
console.log('The weights that fit best, and those of packages/domain/src/pitch/expectedGoals.ts');
console.table({ fitted: fitWeights(fitted), domain: expectedGoalsWeights });

console.log('Predicted and scored, in ten bins of the shots that nothing was fitted on');
console.table(
  calibrationTable(tried).map(({ shots, predicted, scored }) => ({
    shots,
    'predicted %': (100 * predicted).toFixed(1),
    'scored %': (100 * scored).toFixed(1),
  })),
);
const share = fitted.reduce((sum, { goals }) => sum + goals, 0) / fitted.reduce((sum, { shots }) => sum + shots, 0);
console.log(
  `Log loss ${logLoss(tried, expectedGoals).toFixed(4)}; of the same chance for every shot ${logLoss(tried, () => share).toFixed(4)}`,
);
