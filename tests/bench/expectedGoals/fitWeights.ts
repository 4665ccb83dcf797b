import { type expectedGoalsWeights, shotGeometry } from '@tribunen/domain';
import { Matrix, solve } from 'ml-matrix';
import type { ShotCount } from './shotCounts.ts';

type Weights = Record<keyof typeof expectedGoalsWeights, number>;

const ROUNDS = 25;

/** Computes the weights under which the counted goals are most likely: logistic regression by Newton's method. */
export function fitWeights(counts: readonly ShotCount[]): Weights {
  const known = counts.map(({ from, header, penalty }) => {
    const { distance, angle } = shotGeometry(from);
    return [1, distance, angle, header ? 1 : 0, penalty ? 1 : 0];
  });
  let weights = Matrix.zeros(5, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = Matrix.zeros(5, 1);
    const bend = Matrix.zeros(5, 5);
    for (const [row, { shots, goals }] of counts.entries()) {
      const features = Matrix.columnVector(known[row] ?? []);
      const chance = 1 / (1 + Math.exp(-features.dot(weights)));
      slope.add(Matrix.mul(features, goals - shots * chance));
      bend.add(Matrix.mul(features.mmul(features.transpose()), shots * chance * (1 - chance)));
    }
    weights = Matrix.add(weights, solve(bend, slope));
  }
  const [one = 0, distance = 0, angle = 0, header = 0, penalty = 0] = weights.to1DArray();
  return { one, distance, angle, header, penalty };
}
