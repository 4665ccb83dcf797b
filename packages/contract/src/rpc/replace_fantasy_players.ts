import { array, type InferOutput, object, optional } from 'valibot';
import { userFantasyPlayerRow } from '../tables/user_fantasy_players.ts';

const { game, player_name, player_id, position, team_name, is_captain, is_vice_captain } = userFantasyPlayerRow.entries;

/**
 * The squad that replaces the caller's squad in a game, as a whole or not at all. By default it is one of the English
 * game.
 */
export const replaceFantasyPlayersRequest = object({
  players: array(object({ player_name, player_id, position, team_name, is_captain, is_vice_captain })),
  game: optional(game),
});
export type ReplaceFantasyPlayersRequest = InferOutput<typeof replaceFantasyPlayersRequest>;

/** One row for each stored player. */
export const replaceFantasyPlayersAnswer = array(object({ player_name }));
export type ReplaceFantasyPlayersAnswer = InferOutput<typeof replaceFantasyPlayersAnswer>;
