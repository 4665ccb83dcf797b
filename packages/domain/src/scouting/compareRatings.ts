import { averageStars, type AverageStars } from './averageStars.ts';
import { type Rating, RATING_CATEGORIES, type RatingCategory } from './Rating.ts';
import type { RatingTotals } from './RatingTotals.ts';
import type { Stars } from './toStars.ts';

/** The stars in one category from a reader, the reader's friends and everybody. */
export interface ComparedStars {
  readonly category: RatingCategory;
  /** Null when the reader has given none, or nobody is signed in. */
  readonly mine: Stars | null;
  readonly friends: AverageStars | null;
  /** Everybody's stars, the reader's and the friends' included. */
  readonly everybody: AverageStars | null;
}

/**
 * A player's ratings by category: the reader's own, the friends' average and everybody's (SCOUT-10).
 *
 * @param own the reader's rating; null where there is none
 * @param totals all ratings of the player
 */
export function compareRatings(
  own: Rating | null,
  { everybody, friends }: Pick<RatingTotals, 'everybody' | 'friends'>,
): readonly ComparedStars[] {
  return RATING_CATEGORIES.map((category) => ({
    category,
    mine: own?.[category] ?? null,
    friends: averageStars(friends[category]),
    everybody: averageStars(everybody[category]),
  }));
}
