import type { Random } from './createRandom.ts';

/** A whole number from `least` to `most`, including both. */
export function drawInteger(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
