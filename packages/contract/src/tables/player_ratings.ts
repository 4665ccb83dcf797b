import { type InferOutput, nullable, object, string } from 'valibot';
import { moment, rowId, stars } from '../columns.ts';

/** One spectator's stars for one player: one row for each user and player. */
export const playerRatingRow = object({
  id: rowId,
  user_id: rowId,
  /** The provider's numeric id, as text. */
  player_id: string(),
  player_name: string(),
  overall_rating: stars,
  technical_rating: stars,
  physical_rating: stars,
  tactical_rating: stars,
  mental_rating: stars,
  /**
   * The match after which the rating was last changed: the provider's numeric id as text; null when the match is
   * unknown.
   */
  match_id: nullable(string()),
  created_at: moment,
});
export type PlayerRatingRow = InferOutput<typeof playerRatingRow>;
