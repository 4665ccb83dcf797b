import type { UserId } from '@tribunen/domain';
import { array, object } from 'valibot';
import { userId } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { friendsFantasyTeamsAnswer } from './friends_fantasy_teams.ts';

const answer = array(object({ ...friendsFantasyTeamsAnswer.item.entries, friend_id: userId }));

/**
 * The numbers of friends' fantasy teams, by friend.
 *
 * @throws {ContractError} when the answer is not a list of such rows
 */
export function parseFriendsFantasyTeams(raw: unknown): ReadonlyMap<UserId, string> {
  const rows = parseAnswer('friends_fantasy_teams', answer, raw);
  return new Map(rows.map(({ friend_id, fantasy_team_id }) => [friend_id, fantasy_team_id]));
}
