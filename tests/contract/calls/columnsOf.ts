import {
  followKindsRow,
  friendshipRow,
  hiddenWordRow,
  invitationRow,
  liveEventRow,
  liveMatchRow,
  matchStateRow,
  messageReadRow,
  messageReportRow,
  messageRow,
  playerRatingHistoryRow,
  playerRatingRow,
  profileRow,
  pushChoicesRow,
  pushMuteRow,
  pushSubscriptionRow,
  teamMessageRow,
  userBlockRow,
  userFantasyPlayerRow,
  userFollowRow,
  userMuteRow,
} from '@tribunen/contract';

const rows: Readonly<Record<string, { readonly entries: object }>> = {
  profiles: profileRow,
  user_follows: userFollowRow,
  follow_kinds: followKindsRow,
  user_fantasy_players: userFantasyPlayerRow,
  team_messages: teamMessageRow,
  messages: messageRow,
  message_reads: messageReadRow,
  message_reports: messageReportRow,
  friendships: friendshipRow,
  user_blocks: userBlockRow,
  user_mutes: userMuteRow,
  hidden_words: hiddenWordRow,
  invitations: invitationRow,
  player_ratings: playerRatingRow,
  player_rating_history: playerRatingHistoryRow,
  push_subscriptions: pushSubscriptionRow,
  push_choices: pushChoicesRow,
  push_mutes: pushMuteRow,
  live_matches_new: liveMatchRow,
  live_events_new: liveEventRow,
  match_state: matchStateRow,
};

/**
 * The columns of a table, as the contract has them.
 *
 * @throws Error for a table without a line above
 */
export function columnsOf(table: string): readonly string[] {
  const row = rows[table];
  if (row === undefined) throw new Error(`${table} has no line in tests/contract/calls/columnsOf.ts`);
  return Object.keys(row.entries);
}
