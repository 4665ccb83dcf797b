import { type Rating, RATING_CATEGORIES, type RatingCategory } from './Rating.ts';
import { type Stars, toStars } from './toStars.ts';

/** A rating that a spectator is giving. */
export interface RatingDraft {
  readonly rating: Rating;
  /** Whether the overall stars are the spectator's own, or follow from the other four. */
  readonly overall: 'own' | 'suggested';
}

/** A rating without stars. */
export const unrated: Rating = { overall: null, technical: null, physical: null, tactical: null, mental: null };

/**
 * The overall stars that the other four suggest: their mean, to the nearest half star, a quarter upwards; null while none
 * of them is set (SCOUT-8).
 */
export function suggestedOverall(rating: Rating): Stars | null {
  const given = RATING_CATEGORIES.filter((category) => category !== 'overall').flatMap((category) => {
    const stars = rating[category];
    return stars === null ? [] : [stars];
  });
  if (given.length === 0) return null;
  const mean = given.reduce<number>((sum, stars) => sum + stars, 0) / given.length;
  return toStars(Math.round(mean * 2) / 2);
}

/**
 * A draft of a stored rating, or of none. Overall stars that equal the suggestion of the other four go on following it
 * (SCOUT-8).
 */
export function openDraft(rating: Rating): RatingDraft {
  const isOwn = rating.overall !== null && rating.overall !== suggestedOverall(rating);
  return { rating, overall: isOwn ? 'own' : 'suggested' };
}

/**
 * A draft once the stars of a category are set. Overall stars follow the other four until the spectator sets them
 * (SCOUT-8).
 */
export function rateCategory(draft: RatingDraft, category: RatingCategory, stars: Stars): RatingDraft {
  const rating = { ...draft.rating, [category]: stars };
  if (category === 'overall') return { rating, overall: 'own' };
  if (draft.overall === 'own') return { rating, overall: 'own' };
  return { rating: { ...rating, overall: suggestedOverall(rating) }, overall: 'suggested' };
}

/** Whether two ratings have the same stars. */
export function isSameRating(one: Rating, other: Rating): boolean {
  return RATING_CATEGORIES.every((category) => one[category] === other[category]);
}
