import type { UserId } from '../people/UserId.ts';
import { averageStars, type AverageStars } from './averageStars.ts';
import { RATING_CATEGORIES, type RatingCategory } from './Rating.ts';
import type { StoredRating } from './StoredRating.ts';
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
 * @param ratings of one player
 * @param reader null for an anonymous reader
 * @example
 * const four = { overall: 4, technical: null, physical: null, tactical: null, mental: null };
 * const ratings = [{ id: 'r', userId: 'kari', matchId: null, playerId: 'p', playerName: 'Berg', rating: four }];
 * compareRatings(ratings, 'kari', new Set())[0]; // { category: 'overall', mine: 4, friends: null, everybody: { average: 4, count: 1 } }
 */
export function compareRatings(
  ratings: readonly StoredRating[],
  reader: UserId | null,
  friends: ReadonlySet<UserId>,
): readonly ComparedStars[] {
  const own = ratings.find(({ userId }) => userId === reader);
  const ofFriends = ratings.filter(({ userId }) => friends.has(userId));
  return RATING_CATEGORIES.map((category) => ({
    category,
    mine: own?.rating[category] ?? null,
    friends: averageStars(ofFriends, category),
    everybody: averageStars(ratings, category),
  }));
}
