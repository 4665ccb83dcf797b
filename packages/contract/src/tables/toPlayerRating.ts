import { fromRatingRow, type StoredRating } from '@tribunen/domain';
import { nullish, object, safeParse } from 'valibot';
import { matchId, playerId, ratingId, userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { playerRatingRow } from './player_ratings.ts';

const { player_name, overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating } =
  playerRatingRow.entries;
const row = object({
  id: ratingId,
  user_id: userId,
  player_id: playerId,
  player_name,
  overall_rating,
  technical_rating,
  physical_rating,
  tactical_rating,
  mental_rating,
  match_id: nullish(matchId, null),
});

/** One row of `player_ratings` as the domain's rating of a player. */
export function toPlayerRating(raw: unknown): Parsed<StoredRating> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('player_ratings', parsed.issues) };
  const { id, user_id, player_id, player_name, match_id } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      userId: user_id,
      playerId: player_id,
      playerName: player_name,
      matchId: match_id,
      rating: fromRatingRow(parsed.output),
    },
  };
}
