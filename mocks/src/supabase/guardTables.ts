import type { Database } from '../database.ts';
import { guardTable } from './GuardedTable.ts';
import {
  friendshipsPolicies,
  invitationsPolicies,
  liveEventsNewPolicies,
  liveMatchesNewPolicies,
  matchStatePolicies,
  messagesPolicies,
  playerRatingsPolicies,
  profilesPolicies,
  teamMessagesPolicies,
  userFantasyPlayersPolicies,
  userFollowsPolicies,
} from './policies.ts';
import type { RestTables } from './rest/answerRest.ts';

/**
 * Every table of `public` behind its policies: what REST and realtime may reach.
 *
 * @param fresh what the defaults of new rows are made of: UUIDs, and the moment as ISO 8601
 * @example
 * const tables = guardTables(database, { newId: () => crypto.randomUUID(), now: () => new Date().toISOString() });
 */
export function guardTables(
  database: Database,
  fresh: { readonly newId: () => string; readonly now: () => string },
): RestTables {
  const areFriends = (one: string, other: string): boolean =>
    database.friendships.rows(({ user1_id, user2_id }) =>
      one < other ? user1_id === one && user2_id === other : user1_id === other && user2_id === one,
    ).length > 0;
  return {
    profiles: guardTable(database.profiles, profilesPolicies, fresh),
    user_follows: guardTable(database.user_follows, userFollowsPolicies, fresh),
    user_fantasy_players: guardTable(database.user_fantasy_players, userFantasyPlayersPolicies, fresh),
    team_messages: guardTable(database.team_messages, teamMessagesPolicies, fresh),
    friendships: guardTable(database.friendships, friendshipsPolicies, fresh),
    messages: guardTable(database.messages, messagesPolicies(areFriends), fresh),
    invitations: guardTable(database.invitations, invitationsPolicies, fresh),
    player_ratings: guardTable(database.player_ratings, playerRatingsPolicies, fresh),
    live_matches_new: guardTable(database.live_matches_new, liveMatchesNewPolicies, fresh),
    live_events_new: guardTable(database.live_events_new, liveEventsNewPolicies, fresh),
    match_state: guardTable(database.match_state, matchStatePolicies, fresh),
  };
}
