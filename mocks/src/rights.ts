import {
  followKindsPolicies,
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
  pushMutesPolicies,
  pushSubscriptionsPolicies,
  teamMessagesPolicies,
  userBlocksPolicies,
  userFantasyPlayersPolicies,
  userFollowsPolicies,
  userMutesPolicies,
} from './supabase/policies.ts';

export { createDatabase, type Database } from './database.ts';
export { deleteAccount } from './supabase/functions/deleteAccount.ts';
export { exportAccount } from './supabase/functions/exportAccount.ts';
export { createRpcs } from './supabase/functions/createRpcs.ts';
export { guardTables } from './supabase/guardTables.ts';
export { mayInRoom, realtimeMessagesPolicies, type RoomMessage } from './supabase/policies.ts';
export { PostgresError } from '@tribunen/protocol';
export { anonymous, service, type Who } from '@tribunen/protocol';
export { newUser } from '@tribunen/protocol';

/**
 * The policies of every table by table name, for tests that compare the mock's sentences and rights with those of
 * another database.
 */
export const policies = {
  profiles: profilesPolicies,
  user_follows: userFollowsPolicies,
  user_fantasy_players: userFantasyPlayersPolicies,
  team_messages: teamMessagesPolicies,
  friendships: friendshipsPolicies,
  messages: messagesPolicies({ areFriends: () => false, hasBlocked: () => false }),
  user_mutes: userMutesPolicies,
  user_blocks: userBlocksPolicies,
  hidden_words: hiddenWordsPolicies,
  message_reads: messageReadsPolicies,
  message_reports: messageReportsPolicies,
  invitations: invitationsPolicies,
  player_ratings: playerRatingsPolicies,
  player_rating_history: playerRatingHistoryPolicies,
  push_subscriptions: pushSubscriptionsPolicies,
  push_choices: pushChoicesPolicies,
  push_mutes: pushMutesPolicies,
  follow_kinds: followKindsPolicies,
  live_matches_new: liveMatchesNewPolicies,
  live_events_new: liveEventsNewPolicies,
  match_state: matchStatePolicies,
};
