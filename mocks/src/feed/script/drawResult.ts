import type { SeedResult } from '../../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';

// Goals a match in the league fixtures of mocks/seed/data, and the share of them that came before half-time.
const homeGoals = 1.55;
const awayGoals = 1.25;
const beforeHalfTime = 0.44;

/**
 * A league result for a fixture that had not been played when the data was taken: goals of each side by Poisson's law.
 *
 * @example
 * drawResult(createRandom(1)); // { halfTime: [1, 0], fullTime: [2, 1] }
 */
export function drawResult(random: Random): SeedResult {
  const home = drawGoals(homeGoals, random);
  const away = drawGoals(awayGoals, random);
  const early = (goals: number): number =>
    Array.from({ length: goals }, random).filter((ticket) => ticket < beforeHalfTime).length;
  return { halfTime: [early(home), early(away)], fullTime: [home, away] };
}

/** Knuth's method: how many tickets fit before their product falls below e^-mean. */
function drawGoals(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let goals = 0;
  for (let product = random(); product > limit; product *= random()) goals += 1;
  return goals;
}
