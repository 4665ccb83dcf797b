import { array, type InferOutput, object } from 'valibot';
import { userFantasyPlayerRow } from '../tables/user_fantasy_players.ts';

const { player_name, player_id, position, team_name, is_captain, is_vice_captain } = userFantasyPlayerRow.entries;

/** The squad that replaces the caller's own: all of it, or not at all. */
export const replaceFantasyPlayersRequest = object({
  players: array(object({ player_name, player_id, position, team_name, is_captain, is_vice_captain })),
});
export type ReplaceFantasyPlayersRequest = InferOutput<typeof replaceFantasyPlayersRequest>;

/** One row for each stored player. */
export const replaceFantasyPlayersAnswer = array(object({ player_name }));
export type ReplaceFantasyPlayersAnswer = InferOutput<typeof replaceFantasyPlayersAnswer>;
