import { fantasyTeamColumns, type FriendsFantasyTeamsAnswer } from '@tribunen/contract';
import { FANTASY_GAMES } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import { compareValues, type Who } from '@tribunen/protocol';

/**
 * The same as the database function `friends_fantasy_teams`: the fantasy teams of the caller's friends in a game. It
 * leaves out friends who have blocked the caller. The oldest friendship comes first.
 *
 * @param asked the game as the request names it; the answer is empty for an unknown game
 */
export function friendsFantasyTeams(database: Database, who: Who, asked: unknown): FriendsFantasyTeamsAnswer {
  const game = FANTASY_GAMES.find((each) => each === asked);
  if (who.role !== 'authenticated' || game === undefined) return [];
  return database.friendships
    .rows(({ user1_id, user2_id }) => [user1_id, user2_id].includes(who.id))
    .toSorted((a, b) => compareValues(a.created_at, b.created_at) || compareValues(a.id, b.id))
    .flatMap(({ user1_id, user2_id }) => {
      const friend_id = user1_id === who.id ? user2_id : user1_id;
      const isBlocked =
        database.user_blocks.rows(({ user_id, blocked_id }) => user_id === friend_id && blocked_id === who.id).length >
        0;
      if (isBlocked) return [];
      const [profile] = database.profiles.rows(({ user_id }) => user_id === friend_id);
      const fantasy_team_id = profile?.[fantasyTeamColumns[game]] ?? null;
      return fantasy_team_id === null ? [] : [{ friend_id, fantasy_team_id }];
    });
}
