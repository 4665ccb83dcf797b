import type {
  FollowKindsRow,
  FriendshipRow,
  HiddenWordRow,
  InvitationRow,
  MessageReadRow,
  MessageReportRow,
  MessageRow,
  PlayerRatingHistoryRow,
  PlayerRatingRow,
  ProfileRow,
  PushChoicesRow,
  PushMuteRow,
  PushSubscriptionRow,
  TeamMessageRow,
  UserBlockRow,
  UserFantasyPlayerRow,
  UserFollowRow,
  UserMuteRow,
} from '@tribunen/contract';
import type { SignedIn } from '@tribunen/protocol';
import { everybodys, isOwner, ownRows, type Rights } from './Rights.ts';

/** Look-ups in tables of which the user may not read every row, so that the rules cannot use the user's rights. */
export interface Acquaintance {
  readonly areFriends: (one: string, other: string) => boolean;
  readonly hasBlocked: (blocker: string, blocked: string) => boolean;
}

/** The rights to the rows of each table, as in the policies of `supabase/migrations`. `tests/contract` compares the two. */
export function tableRights({ areFriends, hasBlocked }: Acquaintance) {
  // A blocked friend does not see the friendship.
  const seesFriendship = (who: SignedIn, { user1_id, user2_id }: FriendshipRow): boolean =>
    (who.id === user1_id && !hasBlocked(user2_id, who.id)) || (who.id === user2_id && !hasBlocked(user1_id, who.id));
  return {
    profiles: {
      ...everybodys,
      inserts: { rule: isOwner, columns: profileColumns },
      changes: { rule: isOwner, columns: profileColumns },
      hidden: { columns: ['fantasy_team_id', 'eliteserien_team_id'], isSeenBy: isOwner },
    } satisfies Rights<ProfileRow>,
    user_follows: ownRows<UserFollowRow>({
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
      removes: true,
    }),
    follow_kinds: ownRows<FollowKindsRow>({ inserts: ['id', 'user_id', ...kindsColumns], changes: kindsColumns }),
    // A user replaces a squad, and never changes its rows.
    user_fantasy_players: ownRows<UserFantasyPlayerRow>({
      inserts: [
        'user_id',
        'game',
        'player_name',
        'player_id',
        'position',
        'team_name',
        'is_captain',
        'is_vice_captain',
      ],
      removes: true,
    }),
    team_messages: {
      ...everybodys,
      // The times are left out, because the server sets them.
      inserts: {
        rule: isSender,
        columns: [
          'id',
          'team_id',
          'team_name',
          'sender_id',
          'content',
          'tagged_user_id',
          'reference_message_id',
          'behind_seconds',
        ],
      },
      changes: { rule: isSender, becomes: isDeletedBySender, columns: ['deleted_at'] },
    } satisfies Rights<TeamMessageRow>,
    messages: {
      isPublic: false,
      reads: (who, { sender_id, recipient_id }) =>
        sender_id === who.id || (recipient_id === who.id && (sender_id === null || !hasBlocked(who.id, sender_id))),
      inserts: {
        rule: (who, { sender_id, recipient_id }) =>
          sender_id === who.id &&
          recipient_id !== null &&
          areFriends(sender_id, recipient_id) &&
          !hasBlocked(sender_id, recipient_id) &&
          !hasBlocked(recipient_id, sender_id),
        columns: ['id', 'sender_id', 'recipient_id', 'content'],
      },
      changes: { rule: isSender, becomes: isDeletedBySender, columns: ['deleted_at'] },
      removes: null,
    } satisfies Rights<MessageRow>,
    message_reads: ownRows<MessageReadRow>({ inserts: readColumns, changes: readColumns }),
    message_reports: {
      isPublic: false,
      reads: (who) => who.isAdmin,
      // The quote is left out, because the database copies it from the message.
      inserts: {
        rule: (who, row) => row.reporter_id === who.id && row.author_id !== who.id,
        columns: ['id', 'reporter_id', 'team_message_id', 'message_id', 'reason'],
      },
      changes: null,
      removes: null,
    } satisfies Rights<MessageReportRow>,
    // A friendship begins when an invitation is accepted. The functions do that, and check who may accept.
    friendships: {
      isPublic: false,
      reads: seesFriendship,
      inserts: null,
      changes: { rule: seesFriendship, columns: ['is_star_friend_user1', 'is_star_friend_user2'] },
      removes: seesFriendship,
    } satisfies Rights<FriendshipRow>,
    // The function `send-invitation` sends invitations, and checks who may be invited. Accepting one also creates a
    // friendship, so the functions do that too.
    invitations: {
      isPublic: false,
      reads: isTo,
      inserts: null,
      changes: {
        rule: (who, row) => isTo(who, row) && row.status === 'pending',
        becomes: (who, row) => isTo(who, row) && row.status === 'declined',
        columns: ['status'],
      },
      removes: null,
    } satisfies Rights<InvitationRow>,
    user_mutes: ownRows<UserMuteRow>({ inserts: ['id', 'user_id', 'muted_id'], removes: true }),
    user_blocks: ownRows<UserBlockRow>({ inserts: ['id', 'user_id', 'blocked_id'], removes: true }),
    hidden_words: ownRows<HiddenWordRow>({ inserts: ['id', 'user_id', 'word'], removes: true }),
    push_subscriptions: ownRows<PushSubscriptionRow>({
      inserts: ['id', ...deviceColumns],
      changes: deviceColumns,
      removes: true,
    }),
    push_choices: ownRows<PushChoicesRow>({ inserts: choiceColumns, changes: choiceColumns }),
    push_mutes: ownRows<PushMuteRow>({ inserts: ['id', 'user_id', 'match_id'], removes: true }),
    player_ratings: {
      ...everybodys,
      inserts: { rule: isOwner, columns: ratingColumns },
      changes: { rule: isOwner, columns: ratingColumns },
    } satisfies Rights<PlayerRatingRow>,
    // The database writes the history together with the ratings.
    player_rating_history: ownRows<PlayerRatingHistoryRow>({}),
    live_matches_new: everybodys,
    live_events_new: everybodys,
    match_state: everybodys,
  };
}

const profileColumns = ['user_id', 'name', 'bio', 'myTeam', 'fantasy_team_id', 'eliteserien_team_id'] as const;
const kindsColumns = ['entity_type', 'entity_id', 'kinds'] as const;
const readColumns = ['user_id', 'friend_id', 'read_until'] as const;
const deviceColumns = [
  'user_id',
  'endpoint',
  'p256dh',
  'auth',
  'language',
  'device',
  'seen_at',
  'delay_seconds',
] as const;
const choiceColumns = [
  'user_id',
  'goals',
  'red_cards',
  'messages',
  'invitations',
  'quiet_from',
  'quiet_until',
  'time_zone',
] as const;
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
] as const;

function isSender(who: SignedIn, row: { readonly sender_id: string | null }): boolean {
  return row.sender_id === who.id;
}

function isDeletedBySender(
  who: SignedIn,
  row: { readonly sender_id: string | null; readonly deleted_at: string | null },
): boolean {
  return isSender(who, row) && row.deleted_at !== null;
}

function isTo(who: SignedIn, row: InvitationRow): boolean {
  return row.recipient_email === who.email;
}
