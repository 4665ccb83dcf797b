import { type InferOutput, nullable, number, object, string } from 'valibot';
import { count, moment, stars } from '../columns.ts';

export const ratingCourseRequest = object({ rated_player: string() });
export type RatingCourseRequest = InferOutput<typeof ratingCourseRequest>;

/** What a player was given after one match: by the caller, the caller's friends, and everybody. */
export const ratingCourseRow = object({
  match_id: string(),
  /** When the last of them was given. */
  rated_at: moment,
  own_rating: stars,
  /** To one decimal; null where there is none. */
  friends_average: nullable(number()),
  friends_count: count,
  crowd_average: number(),
  crowd_count: count,
});
export type RatingCourseRow = InferOutput<typeof ratingCourseRow>;
