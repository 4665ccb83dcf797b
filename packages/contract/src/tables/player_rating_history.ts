import { type InferOutput, object, string } from 'valibot';
import { moment, rowId, stars } from '../columns.ts';

/**
 * A spectator's rating of a player as it was after a match: one row for each user, player and match. The database
 * writes it together with the rating.
 */
export const playerRatingHistoryRow = object({
  id: rowId,
  user_id: rowId,
  /** The provider's numeric ids, as text. */
  player_id: string(),
  match_id: string(),
  overall_rating: stars,
  technical_rating: stars,
  physical_rating: stars,
  tactical_rating: stars,
  mental_rating: stars,
  rated_at: moment,
});
export type PlayerRatingHistoryRow = InferOutput<typeof playerRatingHistoryRow>;
