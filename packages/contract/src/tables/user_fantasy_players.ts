import { FANTASY_GAMES } from '@tribunen/domain';
import { boolean, type InferOutput, object, pick, picklist } from 'valibot';
import { rowId, shortText, whole } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** One player of a spectator's squad in a fantasy game. */
export const userFantasyPlayerRow = object({
  id: rowId,
  user_id: rowId,
  game: picklist(FANTASY_GAMES),
  player_name: shortText(200),
  /** The player's number in the game. */
  player_id: whole,
  position: picklist(['Goalkeeper', 'Defender', 'Midfielder', 'Forward', 'Unknown']),
  team_name: shortText(200),
  is_captain: boolean(),
  is_vice_captain: boolean(),
});
export type UserFantasyPlayerRow = InferOutput<typeof userFantasyPlayerRow>;

/** How many rows a user may have in each game; the database refuses more with `LIST_FULL`. */
export const mostFantasyPlayers = 15;

/** The name of the player in one row. */
export const toFantasyPlayerName = rowTranslation(
  'user_fantasy_players',
  pick(userFantasyPlayerRow, ['player_name']),
  (row) => row.player_name,
);
