import { instantAt, type UtcInstant } from '@tribunen/domain';
import type { Database } from '../database.ts';
import { guardTable } from './GuardedTable.ts';
import {
  friendshipsPolicies,
  hiddenWordsPolicies,
  invitationsPolicies,
  liveEventsNewPolicies,
  liveMatchesNewPolicies,
  matchStatePolicies,
  messageReadsPolicies,
  messageReportsPolicies,
  messagesPolicies,
  playerRatingHistoryPolicies,
  playerRatingsPolicies,
  profilesPolicies,
  pushChoicesPolicies,
  followKindsPolicies,
  pushMutesPolicies,
  pushSubscriptionsPolicies,
  teamMessagesPolicies,
  userBlocksPolicies,
  userFantasyPlayersPolicies,
  userFollowsPolicies,
  userMutesPolicies,
} from './policies.ts';
import type { RestTables } from './rest/answerRest.ts';
import {
  friendshipsTriggers,
  messageReadsTriggers,
  messageReportsTriggers,
  messagesTriggers,
  playerRatingsTriggers,
} from './triggers.ts';

/**
 * Every table of `public` behind its policies. REST and realtime reach these tables and no others.
 *
 * @param fresh the source of new UUIDs, and of the current time as ISO 8601, for the defaults of new rows
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
  const hasBlocked = (blocker: string, blocked: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  const now = (): UtcInstant => instantAt(Date.parse(fresh.now()));
  const team_messages = guardTable(
    database.team_messages,
    teamMessagesPolicies,
    fresh,
    messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at, updated_at: at })),
  );
  const messages = guardTable(
    database.messages,
    messagesPolicies({ areFriends, hasBlocked }),
    fresh,
    messagesTriggers(database, now, (row, at) => ({ ...row, content: '', deleted_at: at })),
  );
  return {
    profiles: guardTable(database.profiles, profilesPolicies, fresh),
    user_follows: guardTable(database.user_follows, userFollowsPolicies, fresh),
    user_fantasy_players: guardTable(database.user_fantasy_players, userFantasyPlayersPolicies, fresh),
    team_messages,
    friendships: guardTable(database.friendships, friendshipsPolicies, fresh, friendshipsTriggers),
    messages,
    user_mutes: guardTable(database.user_mutes, userMutesPolicies, fresh),
    user_blocks: guardTable(database.user_blocks, userBlocksPolicies, fresh),
    hidden_words: guardTable(database.hidden_words, hiddenWordsPolicies, fresh),
    message_reads: guardTable(database.message_reads, messageReadsPolicies, fresh, messageReadsTriggers),
    message_reports: guardTable(
      database.message_reports,
      messageReportsPolicies,
      fresh,
      messageReportsTriggers({ team_messages, messages }),
    ),
    push_subscriptions: guardTable(database.push_subscriptions, pushSubscriptionsPolicies, fresh),
    push_choices: guardTable(database.push_choices, pushChoicesPolicies, fresh),
    follow_kinds: guardTable(database.follow_kinds, followKindsPolicies, fresh),
    push_mutes: guardTable(database.push_mutes, pushMutesPolicies, fresh),
    invitations: guardTable(database.invitations, invitationsPolicies, fresh),
    player_ratings: guardTable(
      database.player_ratings,
      playerRatingsPolicies,
      fresh,
      playerRatingsTriggers(database, fresh),
    ),
    player_rating_history: guardTable(database.player_rating_history, playerRatingHistoryPolicies, fresh),
    live_matches_new: guardTable(database.live_matches_new, liveMatchesNewPolicies, fresh),
    live_events_new: guardTable(database.live_events_new, liveEventsNewPolicies, fresh),
    match_state: guardTable(database.match_state, matchStatePolicies, fresh),
  };
}
