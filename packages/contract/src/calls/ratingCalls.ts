import { array, object, optional, pick } from 'valibot';
import { ratingCourseRequest, ratingCourseRow } from '../rpc/player_rating_course.ts';
import { ratingTotalsAnswer, ratingTotalsRequest } from '../rpc/player_rating_totals.ts';
import { playerRatingRow } from '../tables/player_ratings.ts';
import { procedure, read, topic, upsert } from './Call.ts';

const { user_id, player_id, player_name, match_id, ...rating } = playerRatingRow.entries;

/** The stars that spectators give players. */
export const ratingCalls = {
  readMyRatings: read('player_ratings?select=*&user_id=eq.{user}&player_id=in.({players})', playerRatingRow),
  /** For a backend without `player_rating_totals`. */
  readRatings: read(
    'player_ratings?select=*&player_id=in.({players})&order=created_at.asc,id.asc&offset={offset}&limit={limit}',
    playerRatingRow,
  ),
  ratePlayers: upsert(
    'player_ratings?on_conflict=user_id,player_id&select=id',
    object({
      user_id,
      player_id,
      player_name,
      match_id: optional(match_id),
      overall_rating: optional(rating.overall_rating),
      technical_rating: optional(rating.technical_rating),
      physical_rating: optional(rating.physical_rating),
      tactical_rating: optional(rating.tactical_rating),
      mental_rating: optional(rating.mental_rating),
    }),
    pick(playerRatingRow, ['id']),
  ),
  readRatingTotals: procedure('player_rating_totals', ratingTotalsRequest, ratingTotalsAnswer),
  readRatingCourse: procedure('player_rating_course', ratingCourseRequest, array(ratingCourseRow)),
  hearRatings: topic('player_ratings?player_id=in.({players})', 'rows', playerRatingRow),
};
