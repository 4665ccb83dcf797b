import { expectedGoals } from '@tribunen/domain';
import type { ShotCount } from './shotCounts.ts';

/** One of the ten bins, with about a tenth of the shots. */
export interface CalibrationBin {
  readonly shots: number;
  /** The share of the shots that become goals according to the model. */
  readonly predicted: number;
  /** The share of the shots that became goals. */
  readonly scored: number;
}

const BINS = 10;

/**
 * Predicted and scored goals in ten bins, from the least likely shots to the likeliest. The bins differ a little in
 * their number of shots, because the shots of one row of `counts` stay in one bin.
 */
export function calibrationTable(counts: readonly ShotCount[]): readonly CalibrationBin[] {
  const ranked = counts
    .map((each) => ({ ...each, expected: expectedGoals(each) }))
    .toSorted((a, b) => a.expected - b.expected);
  const total = ranked.reduce((sum, { shots }) => sum + shots, 0);
  const bins = Array.from({ length: BINS }, () => ({ shots: 0, expected: 0, goals: 0 }));
  let before = 0;
  for (const { shots, goals, expected } of ranked) {
    const bin = bins[Math.min(BINS - 1, Math.floor((before / total) * BINS))];
    before += shots;
    if (bin === undefined) continue;
    bin.shots += shots;
    bin.goals += goals;
    bin.expected += shots * expected;
  }
  return bins.map(({ shots, goals, expected }) => ({ shots, predicted: expected / shots, scored: goals / shots }));
}

/** The log loss of a model, averaged over the shots, in nats. A lower loss means better predictions. */
export function logLoss(counts: readonly ShotCount[], chanceOf: (count: ShotCount) => number): number {
  const total = counts.reduce((sum, { shots }) => sum + shots, 0);
  const loss = counts.reduce((sum, count) => {
    const chance = chanceOf(count);
    return sum - count.goals * Math.log(chance) - (count.shots - count.goals) * Math.log(1 - chance);
  }, 0);
  return loss / total;
}
