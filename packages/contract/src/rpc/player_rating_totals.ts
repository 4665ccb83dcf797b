import { RATING_CATEGORIES } from '@tribunen/domain';
import { array, type InferOutput, number, object, picklist, string } from 'valibot';
import { count } from '../columns.ts';

export const ratingTotalsRequest = object({ rated_players: array(string()) });
export type RatingTotalsRequest = InferOutput<typeof ratingTotalsRequest>;

/** The stars that a player was given in one category, added up. A category without stars has no row. */
export const ratingTotalsAnswer = array(
  object({
    player_id: string(),
    category: picklist(RATING_CATEGORIES),
    /** The sum of all spectators' stars. */
    crowd_sum: number(),
    crowd_count: count,
    /** The sum of the stars of the caller's friends. */
    friends_sum: number(),
    friends_count: count,
  }),
);
export type RatingTotalsAnswer = InferOutput<typeof ratingTotalsAnswer>;
