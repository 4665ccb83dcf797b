import { type InferOutput, nullable, number, object, string } from 'valibot';
import { count, moment, stars } from '../columns.ts';

export const ratingCourseRequest = object({ rated_player: string() });
export type RatingCourseRequest = InferOutput<typeof ratingCourseRequest>;

/** The ratings of a player after one match: the caller's own, the friends' average and everybody's. */
export const ratingCourseRow = object({
  match_id: string(),
  /** When the last of these ratings was given. */
  rated_at: moment,
  own_rating: stars,
  /** To one decimal; null without ratings of friends. */
  friends_average: nullable(number()),
  friends_count: count,
  crowd_average: number(),
  crowd_count: count,
});
export type RatingCourseRow = InferOutput<typeof ratingCourseRow>;
