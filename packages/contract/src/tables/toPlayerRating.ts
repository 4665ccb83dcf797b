import { fromRatingRow, type PlayerRating } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { playerId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { playerRatingRow } from './player_ratings.ts';

const { player_name, overall_rating, technical_rating, physical_rating, tactical_rating, mental_rating } =
  playerRatingRow.entries;
const row = object({
  player_id: playerId,
  player_name,
  overall_rating,
  technical_rating,
  physical_rating,
  tactical_rating,
  mental_rating,
});

/**
 * One row of `player_ratings` as the domain's rating of a player.
 *
 * @example
 * const parsed = toPlayerRating(row);
 * if (parsed.ok) ratings.push(parsed.value);
 */
export function toPlayerRating(raw: unknown): Parsed<PlayerRating> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('player_ratings', parsed.issues) };
  const { player_id, player_name } = parsed.output;
  return {
    ok: true,
    value: { playerId: player_id, playerName: player_name, rating: fromRatingRow(parsed.output) },
  };
}
