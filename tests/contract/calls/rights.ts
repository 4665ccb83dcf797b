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
import { no, type Outcomes } from './Expectation.ts';

/** What each person may do with the rows of a table, even if no call of the app does it. */
export interface Rights {
  /** The contract's schema of a row. */
  readonly row: { readonly entries: object };
  /** How many of the scene's rows each person reads. */
  readonly sees: Outcomes;
  /** How many of them each person can remove; null when nobody has the right. */
  readonly removes: Outcomes | null;
  /** The columns that a user may set in a new row; any other column is refused. */
  readonly inserts: readonly string[];
  /** The columns that a user may change; any other column is refused. */
  readonly changes: readonly string[];
}

const own: Outcomes = [no, 1, 0, 0, 0, 0];
const read = { removes: null, inserts: [], changes: [] };

const deviceColumns = ['user_id', 'endpoint', 'p256dh', 'auth', 'language', 'device', 'seen_at', 'delay_seconds'];
const choiceColumns = [
  'user_id',
  'goals',
  'red_cards',
  'messages',
  'invitations',
  'quiet_from',
  'quiet_until',
  'time_zone',
];
const profileColumns = ['user_id', 'name', 'bio', 'myTeam'];
const ratingColumns = [
  'user_id',
  'player_id',
  'player_name',
  'overall_rating',
  'technical_rating',
  'physical_rating',
  'tactical_rating',
  'mental_rating',
  'match_id',
];

export const rights: Readonly<Record<string, Rights>> = {
  profiles: {
    row: profileRow,
    sees: [5, 5, 5, 5, 5, 5],
    removes: null,
    inserts: profileColumns,
    changes: [...profileColumns, 'fantasy_team_id', 'eliteserien_team_id'],
  },
  user_follows: {
    row: userFollowRow,
    sees: own,
    removes: own,
    inserts: [
      'id',
      'user_id',
      'entity_type',
      'entity_id',
      'display_name',
      'crest_url',
      'priority',
      'notifications',
      'created_at',
    ],
    changes: ['priority', 'notifications', 'display_name', 'crest_url'],
  },
  follow_kinds: {
    row: followKindsRow,
    sees: own,
    removes: null,
    inserts: ['id', 'user_id', 'entity_type', 'entity_id', 'kinds'],
    changes: ['entity_type', 'entity_id', 'kinds'],
  },
  user_fantasy_players: {
    row: userFantasyPlayerRow,
    sees: own,
    removes: own,
    inserts: ['user_id', 'game', 'player_name', 'player_id', 'position', 'team_name', 'is_captain', 'is_vice_captain'],
    changes: [],
  },
  team_messages: {
    row: teamMessageRow,
    sees: [4, 4, 4, 4, 4, 4],
    removes: null,
    inserts: [
      'id',
      'team_id',
      'team_name',
      'sender_id',
      'content',
      'tagged_user_id',
      'reference_message_id',
      'behind_seconds',
    ],
    changes: ['deleted_at'],
  },
  messages: {
    row: messageRow,
    sees: [no, 2, 2, 0, 1, 0],
    removes: null,
    inserts: ['id', 'sender_id', 'recipient_id', 'content'],
    changes: ['deleted_at'],
  },
  message_reads: {
    row: messageReadRow,
    sees: own,
    removes: null,
    inserts: ['user_id', 'friend_id', 'read_until'],
    changes: ['user_id', 'friend_id', 'read_until'],
  },
  message_reports: {
    row: messageReportRow,
    sees: [no, 0, 0, 0, 0, 1],
    removes: null,
    inserts: ['id', 'reporter_id', 'team_message_id', 'message_id', 'reason'],
    changes: [],
  },
  friendships: {
    row: friendshipRow,
    sees: [no, 2, 1, 0, 0, 0],
    removes: [no, 2, 1, 0, 0, 0],
    inserts: [],
    changes: ['is_star_friend_user1', 'is_star_friend_user2'],
  },
  user_blocks: { row: userBlockRow, sees: own, removes: own, inserts: ['id', 'user_id', 'blocked_id'], changes: [] },
  user_mutes: { row: userMuteRow, sees: own, removes: own, inserts: ['id', 'user_id', 'muted_id'], changes: [] },
  hidden_words: { row: hiddenWordRow, sees: own, removes: own, inserts: ['id', 'user_id', 'word'], changes: [] },
  invitations: { row: invitationRow, sees: [no, 0, 0, 2, 0, 0], removes: null, inserts: [], changes: ['status'] },
  player_ratings: {
    row: playerRatingRow,
    sees: [3, 3, 3, 3, 3, 3],
    removes: null,
    inserts: ratingColumns,
    changes: ratingColumns,
  },
  player_rating_history: { row: playerRatingHistoryRow, ...read, sees: [no, 1, 1, 1, 0, 0] },
  push_subscriptions: {
    row: pushSubscriptionRow,
    sees: own,
    removes: own,
    inserts: ['id', ...deviceColumns],
    changes: deviceColumns,
  },
  push_choices: { row: pushChoicesRow, sees: own, removes: null, inserts: choiceColumns, changes: choiceColumns },
  push_mutes: { row: pushMuteRow, sees: own, removes: own, inserts: ['id', 'user_id', 'match_id'], changes: [] },
  live_matches_new: { row: liveMatchRow, ...read, sees: [3, 3, 3, 3, 3, 3] },
  live_events_new: { row: liveEventRow, ...read, sees: [1, 1, 1, 1, 1, 1] },
  match_state: { row: matchStateRow, ...read, sees: [1, 1, 1, 1, 1, 1] },
};
