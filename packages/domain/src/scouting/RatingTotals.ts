import type { UserId } from '../people/UserId.ts';
import { type PlayerId, type Rating, RATING_CATEGORIES, type RatingCategory } from './Rating.ts';
import type { StoredRating } from './StoredRating.ts';

/** The stars of one category, added up, and how many spectators gave them. */
export interface StarsSum {
  readonly sum: number;
  readonly count: number;
}

export type CategorySums = Readonly<Record<RatingCategory, StarsSum>>;

/** All ratings of one player, added up by category. */
export interface RatingTotals {
  readonly playerId: PlayerId;
  /** All spectators' stars, including the reader's and the friends'. */
  readonly everybody: CategorySums;
  /** The stars of the reader's friends. */
  readonly friends: CategorySums;
}

const none: StarsSum = { sum: 0, count: 0 };

/** The sums of a player whom nobody has rated. */
export const noStars: CategorySums = { overall: none, technical: none, physical: none, tactical: none, mental: none };

/**
 * The sums after a spectator's rating has replaced their earlier one, category by category.
 *
 * @param before null where the spectator had no rating of the player
 */
export function replaceInSums(sums: CategorySums, before: Rating | null, after: Rating): CategorySums {
  return RATING_CATEGORIES.reduce<CategorySums>((next, category) => {
    const { sum, count } = sums[category];
    const [left, come] = [before?.[category] ?? null, after[category]];
    return {
      ...next,
      [category]: {
        sum: sum - (left ?? 0) + (come ?? 0),
        count: count - (left === null ? 0 : 1) + (come === null ? 0 : 1),
      },
    };
  }, sums);
}

/**
 * Adds up ratings by player, in the order in which the players first appear, as the database does where it can.
 *
 * @param friends the reader's friends
 */
export function addUpRatings(ratings: readonly StoredRating[], friends: ReadonlySet<UserId>): readonly RatingTotals[] {
  const totals = new Map<PlayerId, RatingTotals>();
  for (const { userId, playerId, rating } of ratings) {
    const before = totals.get(playerId) ?? { playerId, everybody: noStars, friends: noStars };
    totals.set(playerId, {
      playerId,
      everybody: replaceInSums(before.everybody, null, rating),
      friends: friends.has(userId) ? replaceInSums(before.friends, null, rating) : before.friends,
    });
  }
  return [...totals.values()];
}
