import { type Rating, RATING_CATEGORIES, type RatingCategory } from './Rating.ts';
import { type Stars, toStars } from './toStars.ts';

/** The stars of a row of `player_ratings`. A category without stars has no field. */
export type RatingRow = Readonly<Partial<Record<`${RatingCategory}_rating`, Stars>>>;

/** The fields that save a rating: only those with stars; null when there is nothing to save (SCOUT-2). */
export function toRatingRow(rating: Rating): RatingRow | null {
  const row: { -readonly [Field in keyof RatingRow]: Stars } = {};
  for (const category of RATING_CATEGORIES) {
    const stars = rating[category];
    if (stars !== null) row[`${category}_rating`] = stars;
  }
  return Object.keys(row).length === 0 ? null : row;
}

/** The rating in a stored row; without stars when there is no row or the row is something else (SCOUT-3). */
export function fromRatingRow(raw: unknown): Rating {
  const row = new Map<string, unknown>(Object.entries(raw ?? {}));
  const stars = (category: RatingCategory): Stars | null => toStars(row.get(`${category}_rating`));
  return {
    overall: stars('overall'),
    technical: stars('technical'),
    physical: stars('physical'),
    tactical: stars('tactical'),
    mental: stars('mental'),
  };
}
