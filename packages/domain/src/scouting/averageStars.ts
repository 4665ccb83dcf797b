import type { StarsSum } from './RatingTotals.ts';

/** The average of all ratings of a player. */
export interface AverageStars {
  /** Rounded to one decimal, half up. */
  readonly average: number;
  /** How many ratings it averages, at least one. */
  readonly count: number;
}

/**
 * The average of added-up stars, to one decimal, and how many spectators gave them; null when nobody did (SCOUT-4).
 */
export function averageStars({ sum, count }: StarsSum): AverageStars | null {
  if (count === 0) return null;
  // Half steps add up exactly, so multiplying before dividing rounds an exact half correctly.
  return { average: Math.round((sum * 10) / count) / 10, count };
}
