import { type InferOutput, nullable, object } from 'valibot';
import { moment, rowId, shortText, stars } from '../columns.ts';

/** One spectator's stars for one player: one row for each user and player. */
export const playerRatingRow = object({
  id: rowId,
  user_id: rowId,
  /** The provider's numeric id, as text. */
  player_id: shortText(64),
  player_name: shortText(200),
  overall_rating: stars,
  technical_rating: stars,
  physical_rating: stars,
  tactical_rating: stars,
  mental_rating: stars,
  /**
   * The match after which the rating was last changed: the provider's numeric id as text; null when the match is
   * unknown.
   */
  match_id: nullable(shortText(64)),
  created_at: moment,
});
export type PlayerRatingRow = InferOutput<typeof playerRatingRow>;
