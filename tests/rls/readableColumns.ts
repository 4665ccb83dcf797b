/** The roles that may read a column. The policies decide which of its rows they may read; `tests/contract` tests that. */
type Readers = 'everybody' | 'users';

interface ReadableTable {
  readonly by: Readers;
  /** The reason for which each column is read. */
  readonly why: Readonly<Record<string, string>>;
}

const row = 'names the row in a change and a deletion';
const match = 'a match as the results show it';
const own = 'a user reads their own rows alone';

/**
 * Every column that a visitor or a user has the right to read, with its reason. An address, a token or a device's key
 * is listed only if nobody but its owner can read the row.
 */
export const readableColumns: Readonly<Record<string, ReadableTable>> = {
  // The app reads this table through its view, which shows a user's fantasy team to nobody else.
  'private.profiles': {
    by: 'everybody',
    why: { 'the view of the same name reads it': 'bio eliteserien_team_id fantasy_team_id myTeam name user_id' },
  },
  'public.profiles': {
    by: 'everybody',
    why: {
      'the card of an author shows it': 'bio myTeam name user_id',
      'the league of friends asks for the teams; the view gives it to friends alone':
        'eliteserien_team_id fantasy_team_id',
    },
  },
  'public.user_follows': {
    by: 'users',
    why: {
      [own]: 'user_id created_at',
      [row]: 'id',
      'the list of follows shows it': 'crest_url display_name entity_id entity_type notifications priority',
    },
  },
  'public.follow_kinds': {
    by: 'users',
    why: { [own]: 'user_id', [row]: 'id', 'which events of a follow make a sound': 'entity_id entity_type kinds' },
  },
  'public.friendships': {
    by: 'users',
    why: {
      [row]: 'id created_at',
      'both friends read their friendship': 'user1_id user2_id',
      'the star is kept in the column of whoever gives it': 'is_star_friend_user1 is_star_friend_user2',
    },
  },
  'public.invitations': {
    by: 'users',
    why: {
      [row]: 'id created_at',
      'the recipient sees who invites, and whether it still holds': 'sender_id status expires_at by_id',
      'only the recipient reads the row, with the own address and the own link': 'recipient_email token',
    },
  },
  'public.user_blocks': {
    by: 'users',
    why: { [own]: 'user_id created_at', [row]: 'id', 'whom the user has blocked': 'blocked_id' },
  },
  'public.user_mutes': {
    by: 'users',
    why: { [own]: 'user_id created_at', [row]: 'id', 'whom the user has muted': 'muted_id' },
  },
  'public.hidden_words': {
    by: 'users',
    why: { [own]: 'user_id created_at', [row]: 'id', 'the words that the user hides': 'word' },
  },
  'public.team_messages': {
    by: 'everybody',
    why: {
      [row]: 'id',
      'a chat is open to everybody': 'content created_at deleted_at sender_id team_id team_name updated_at',
      'an answer names its message, and a tag the tagged person': 'reference_message_id tagged_user_id',
      'the chat says that an administrator has removed a message': 'removed_at',
      'readers behind the pitch see a message in step with their picture': 'behind_seconds',
    },
  },
  'public.messages': {
    by: 'users',
    why: {
      [row]: 'id',
      'both friends read what they write to each other': 'content created_at deleted_at recipient_id sender_id',
    },
  },
  'public.message_reads': {
    by: 'users',
    why: { [own]: 'user_id', [row]: 'id', 'how far a conversation is read': 'friend_id read_until' },
  },
  'public.message_reports': {
    by: 'users',
    why: {
      [row]: 'id',
      'administrators alone read the reports':
        'author_id content created_at message_id reason reporter_id settled_at team_message_id',
    },
  },
  'public.user_fantasy_players': {
    by: 'users',
    why: {
      [own]: 'user_id',
      [row]: 'id',
      'the players of the own fantasy team': 'game is_captain is_vice_captain player_id player_name position team_name',
    },
  },
  'public.live_matches_new': {
    by: 'everybody',
    why: {
      [match]:
        'id away_team_id away_team_name competition_code home_team_id home_team_name injury_time minute score_away score_home status updated_at utc_kickoff',
    },
  },
  'public.match_state': {
    by: 'everybody',
    why: {
      [match]:
        'id away_team_id away_team_name home_team_id home_team_name injury_time minute payload score_away score_home status updated_at',
    },
  },
  'public.live_events_new': {
    by: 'everybody',
    why: {
      'a goal or a card as the report shows it':
        'id assist_id assist_name away_team created_at event_type home_team injury_time match_id minute occurred_at payload person_id person_name score_away score_home team_id team_name',
    },
  },
  'public.player_ratings': {
    by: 'everybody',
    why: {
      [row]: 'id created_at',
      'the averages of everybody and of friends are taken from it':
        'match_id mental_rating overall_rating physical_rating player_id player_name tactical_rating technical_rating user_id',
    },
  },
  'public.player_rating_history': {
    by: 'users',
    why: {
      [own]: 'user_id',
      [row]: 'id',
      'the own ratings from match to match':
        'match_id mental_rating overall_rating physical_rating player_id rated_at tactical_rating technical_rating',
    },
  },
  'public.push_choices': {
    by: 'users',
    why: {
      [own]: 'user_id',
      'what the user wants as push': 'goals invitations messages quiet_from quiet_until red_cards time_zone',
    },
  },
  'public.push_mutes': {
    by: 'users',
    why: { [own]: 'user_id created_at', [row]: 'id', 'the match of which the user wants no push': 'match_id' },
  },
  'public.push_subscriptions': {
    by: 'users',
    why: {
      [own]: 'user_id created_at',
      [row]: 'id',
      'the list of the own devices': 'delay_seconds device failures language seen_at',
      'the device compares them with those of its browser': 'auth endpoint p256dh',
    },
  },
  // Supabase's table of the channels' messages; `tests/rls/channels.test.ts` tests its policies.
  'realtime.messages': {
    by: 'everybody',
    why: {
      'realtime asks whether a channel may be joined':
        'id event extension inserted_at payload private topic updated_at',
    },
  },
};
