import type { PlayerRating } from './Rating.ts';

/** What all ratings of a player come to. */
export interface AverageStars {
  /** Rounded to one decimal, halves up. */
  readonly average: number;
  /** How many ratings it is of, at least one. */
  readonly count: number;
}

/**
 * The average of the overall stars to one decimal, and how many gave them; null where nobody did (SCOUT-4).
 *
 * @example
 * const four = { overall: 4, technical: null, physical: null, tactical: null, mental: null };
 * averageStars([{ playerId: 'p', playerName: 'Berg', rating: four }]); // { average: 4, count: 1 }
 * averageStars([]); // null
 */
export function averageStars(ratings: readonly PlayerRating[]): AverageStars | null {
  const stars = ratings.map(({ rating }) => rating.overall).filter((overall) => overall !== null);
  if (stars.length === 0) return null;
  const sum = stars.reduce<number>((total, overall) => total + overall, 0);
  // Half steps add up exactly, so that multiplying before dividing rounds halves as they are.
  return { average: Math.round((sum * 10) / stars.length) / 10, count: stars.length };
}
