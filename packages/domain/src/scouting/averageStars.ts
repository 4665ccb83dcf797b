import type { PlayerRating, RatingCategory } from './Rating.ts';

/** The average of all ratings of a player. */
export interface AverageStars {
  /** Rounded to one decimal, half up. */
  readonly average: number;
  /** How many ratings it averages, at least one. */
  readonly count: number;
}

/**
 * The average of the stars of a category, by default overall, to one decimal, and how many spectators gave them; null
 * when nobody did (SCOUT-4).
 *
 * @example
 * const four = { overall: 4, technical: null, physical: null, tactical: null, mental: null };
 * averageStars([{ playerId: 'p', playerName: 'Berg', rating: four }]); // { average: 4, count: 1 }
 * averageStars([]); // null
 */
export function averageStars(
  ratings: readonly PlayerRating[],
  category: RatingCategory = 'overall',
): AverageStars | null {
  const stars = ratings.map(({ rating }) => rating[category]).filter((given) => given !== null);
  if (stars.length === 0) return null;
  const sum = stars.reduce<number>((total, given) => total + given, 0);
  // Half steps add up exactly, so multiplying before dividing rounds an exact half correctly.
  return { average: Math.round((sum * 10) / stars.length) / 10, count: stars.length };
}
