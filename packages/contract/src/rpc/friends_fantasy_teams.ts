import { array, type InferOutput, nonNullable, object } from 'valibot';
import { rowId } from '../columns.ts';
import { profileRow } from '../tables/profiles.ts';

/** The caller's friends who have saved a fantasy team, each with the team's number. */
export const friendsFantasyTeamsAnswer = array(
  object({ friend_id: rowId, fantasy_team_id: nonNullable(profileRow.entries.fantasy_team_id) }),
);
export type FriendsFantasyTeamsAnswer = InferOutput<typeof friendsFantasyTeamsAnswer>;
