import { FANTASY_GAMES } from '@tribunen/domain';
import { array, type InferOutput, object, optional, picklist } from 'valibot';
import { rowId } from '../columns.ts';
import { fantasyTeamNumber } from '../tables/profiles.ts';

/** Without a game, the teams of the English game. */
export const friendsFantasyTeamsRequest = object({ game: optional(picklist(FANTASY_GAMES)) });

/** The caller's friends who have saved a team in the game, each with the team's number. */
export const friendsFantasyTeamsAnswer = array(object({ friend_id: rowId, fantasy_team_id: fantasyTeamNumber }));
export type FriendsFantasyTeamsAnswer = InferOutput<typeof friendsFantasyTeamsAnswer>;
