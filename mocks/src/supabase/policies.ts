import type {
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
  FollowKindsRow,
  PushMuteRow,
  PushSubscriptionRow,
  TeamMessageRow,
  UserBlockRow,
  UserFantasyPlayerRow,
  UserFollowRow,
  UserMuteRow,
} from '@tribunen/contract';
import type { JsonRow, ChannelRights, SignedIn, Who } from '@tribunen/protocol';

/**
 * One policy of row-level security: whom it is for, and one sentence (the policy's name) that says what it lets them
 * do.
 */
type Policy<Row, Asker extends Who> = {
  readonly sentence: string;
  readonly allows: (who: Asker, row: Row) => boolean;
};

type WritePolicy<Row, Asker extends Who> = Policy<Row, Asker> & {
  /** The columns that may be written; a write to any other column is refused. */
  readonly columns: readonly (keyof Row & string)[];
};

type UpdatePolicy<Row, Asker extends Who> = WritePolicy<Row, Asker> & {
  /**
   * The rule that the changed row must pass (`with check`); by default the rule that the row had to pass before the
   * change.
   */
  readonly becomes?: (who: Asker, row: Row) => boolean;
};

/**
 * What a role may do with a table. An action that is null is not granted: a request for it is an error. A granted
 * action sees only the rows that its rule allows; all others do not exist for it.
 */
export interface Rights<Row, Asker extends Who> {
  readonly select: Policy<Row, Asker> | null;
  readonly insert: WritePolicy<Row, Asker> | null;
  readonly update: UpdatePolicy<Row, Asker> | null;
  readonly delete: Policy<Row, Asker> | null;
}

export interface TablePolicies<Row extends JsonRow> {
  readonly anon: Rights<Row, Who>;
  readonly authenticated: Rights<Row, SignedIn>;
  /** The table is a view of another that hides one column: users who may not see its value read null. No insert writes it. */
  readonly hidden?: {
    readonly column: keyof Row & string;
    readonly isSeenBy: (who: SignedIn, row: Row) => boolean;
  };
}

const nothing = { select: null, insert: null, update: null, delete: null };

const isOwn = (who: SignedIn, row: { readonly user_id: string }): boolean => row.user_id === who.id;

function everybodySees(sentence: string): { readonly sentence: string; readonly allows: () => true } {
  return { sentence, allows: () => true };
}

const profileColumns = ['user_id', 'name', 'bio', 'myTeam', 'fantasy_team_id'] as const;
const profilesAreSeen = everybodySees('everybody sees who the spectators are');

export const profilesPolicies: TablePolicies<ProfileRow> = {
  anon: { ...nothing, select: profilesAreSeen },
  authenticated: {
    ...nothing,
    select: profilesAreSeen,
    insert: {
      sentence: 'spectators write their own profile',
      allows: isOwn,
      columns: profileColumns,
    },
    update: {
      sentence: 'spectators change their own profile',
      allows: isOwn,
      columns: profileColumns,
    },
  },
  hidden: { column: 'fantasy_team_id', isSeenBy: isOwn },
};

export const userFollowsPolicies: TablePolicies<UserFollowRow> = {
  anon: nothing,
  authenticated: {
    select: { sentence: 'spectators see their own follows', allows: isOwn },
    insert: {
      sentence: 'spectators add to their own follows',
      allows: isOwn,
      columns: [
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
    },
    update: {
      sentence: 'spectators order and silence their own follows',
      allows: isOwn,
      columns: ['priority', 'notifications', 'display_name', 'crest_url'],
    },
    delete: { sentence: 'spectators remove their own follows', allows: isOwn },
  },
};

export const userFantasyPlayersPolicies: TablePolicies<UserFantasyPlayerRow> = {
  anon: nothing,
  authenticated: {
    // A squad is replaced, never changed.
    update: null,
    select: { sentence: 'spectators see their own fantasy players', allows: isOwn },
    insert: {
      sentence: 'spectators add to their own fantasy players',
      allows: isOwn,
      columns: ['user_id', 'player_name', 'player_id', 'position', 'team_name', 'is_captain', 'is_vice_captain'],
    },
    delete: { sentence: 'spectators remove their own fantasy players', allows: isOwn },
  },
};

const isSender = (who: SignedIn, row: { readonly sender_id: string | null }): boolean => row.sender_id === who.id;

const chatsAreSeen = everybodySees('everybody reads the chats');

export const teamMessagesPolicies: TablePolicies<TeamMessageRow> = {
  anon: { ...nothing, select: chatsAreSeen },
  authenticated: {
    ...nothing,
    select: chatsAreSeen,
    insert: {
      sentence: 'spectators write in the chats under their own name',
      allows: isSender,
      // Not the times, which the server sets.
      columns: ['id', 'team_id', 'team_name', 'sender_id', 'content', 'tagged_user_id', 'reference_message_id'],
    },
    update: {
      sentence: 'spectators delete what they have written in the chats',
      allows: isSender,
      becomes: (who, row) => isSender(who, row) && row.deleted_at !== null,
      columns: ['deleted_at'],
    },
  },
};

const isOneOfTheTwo = (who: SignedIn, row: FriendshipRow): boolean => [row.user1_id, row.user2_id].includes(who.id);

export const friendshipsPolicies: TablePolicies<FriendshipRow> = {
  anon: nothing,
  authenticated: {
    // Friendships come from accepting an invitation. The functions do that, and check who may.
    ...nothing,
    select: { sentence: 'friends see their friendship', allows: isOneOfTheTwo },
    update: {
      sentence: 'friends star each other',
      allows: isOneOfTheTwo,
      columns: ['is_star_friend_user1', 'is_star_friend_user2'],
    },
    delete: { sentence: 'friends end their friendship', allows: isOneOfTheTwo },
  },
};

/** The lookups in other tables that the policies of messages need, whoever asks. */
export interface Acquaintance {
  readonly areFriends: (one: string, other: string) => boolean;
  readonly hasBlocked: (blocker: string, blocked: string) => boolean;
}

export function messagesPolicies({ areFriends, hasBlocked }: Acquaintance): TablePolicies<MessageRow> {
  return {
    anon: nothing,
    authenticated: {
      ...nothing,
      select: {
        sentence: 'the two of a message read it, but who has blocked its sender',
        allows: (who, { sender_id, recipient_id }) =>
          sender_id === who.id || (recipient_id === who.id && (sender_id === null || !hasBlocked(who.id, sender_id))),
      },
      insert: {
        sentence: 'friends write to each other while neither has blocked the other',
        allows: (who, { sender_id, recipient_id }) =>
          sender_id === who.id &&
          recipient_id !== null &&
          areFriends(sender_id, recipient_id) &&
          !hasBlocked(sender_id, recipient_id) &&
          !hasBlocked(recipient_id, sender_id),
        columns: ['id', 'sender_id', 'recipient_id', 'content'],
      },
      update: {
        sentence: 'spectators delete what they have written to a friend',
        allows: isSender,
        becomes: (who, row) => isSender(who, row) && row.deleted_at !== null,
        columns: ['deleted_at'],
      },
    },
  };
}

export const userMutesPolicies: TablePolicies<UserMuteRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see whom they have muted', allows: isOwn },
    insert: { sentence: 'spectators mute others', allows: isOwn, columns: ['id', 'user_id', 'muted_id'] },
    delete: { sentence: 'spectators unmute others', allows: isOwn },
  },
};

export const userBlocksPolicies: TablePolicies<UserBlockRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see whom they have blocked', allows: isOwn },
    insert: { sentence: 'spectators block others', allows: isOwn, columns: ['id', 'user_id', 'blocked_id'] },
    delete: { sentence: 'spectators unblock others', allows: isOwn },
  },
};

export const hiddenWordsPolicies: TablePolicies<HiddenWordRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see the words that they have hidden', allows: isOwn },
    insert: { sentence: 'spectators hide words', allows: isOwn, columns: ['id', 'user_id', 'word'] },
    delete: { sentence: 'spectators show words again', allows: isOwn },
  },
};

const readColumns = ['user_id', 'friend_id', 'read_until'] as const;

export const messageReadsPolicies: TablePolicies<MessageReadRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see how far they have read', allows: isOwn },
    insert: { sentence: 'spectators note how far they have read', allows: isOwn, columns: readColumns },
    update: { sentence: 'spectators read on', allows: isOwn, columns: readColumns },
  },
};

export const messageReportsPolicies: TablePolicies<MessageReportRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'an administrator reads the reports', allows: (who) => who.isAdmin },
    insert: {
      sentence: 'spectators report what others have written',
      allows: (who, row) => row.reporter_id === who.id && row.author_id !== who.id,
      // Not the quote: the database copies it from the message.
      columns: ['id', 'reporter_id', 'team_message_id', 'message_id', 'reason'],
    },
  },
};

const deviceColumns = ['user_id', 'endpoint', 'p256dh', 'auth', 'language', 'device', 'seen_at'] as const;

export const pushSubscriptionsPolicies: TablePolicies<PushSubscriptionRow> = {
  anon: nothing,
  authenticated: {
    select: { sentence: 'spectators see their own devices', allows: isOwn },
    insert: { sentence: 'spectators add their own devices', allows: isOwn, columns: ['id', ...deviceColumns] },
    update: { sentence: 'spectators renew their own devices', allows: isOwn, columns: deviceColumns },
    delete: { sentence: 'spectators remove their own devices', allows: isOwn },
  },
};

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

export const pushChoicesPolicies: TablePolicies<PushChoicesRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see what they are told of', allows: isOwn },
    insert: { sentence: 'spectators choose what they are told of', allows: isOwn, columns: choiceColumns },
    update: { sentence: 'spectators change what they are told of', allows: isOwn, columns: choiceColumns },
  },
};

export const pushMutesPolicies: TablePolicies<PushMuteRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see which matches they have muted', allows: isOwn },
    insert: { sentence: 'spectators mute matches', allows: isOwn, columns: ['id', 'user_id', 'match_id'] },
    delete: { sentence: 'spectators unmute matches', allows: isOwn },
  },
};

const kindsColumns = ['entity_type', 'entity_id', 'kinds'] as const;

export const followKindsPolicies: TablePolicies<FollowKindsRow> = {
  anon: nothing,
  authenticated: {
    ...nothing,
    select: { sentence: 'spectators see which events their follows tell of', allows: isOwn },
    insert: {
      sentence: 'spectators choose which events their follows tell of',
      allows: isOwn,
      columns: ['id', 'user_id', ...kindsColumns],
    },
    update: {
      sentence: 'spectators change which events their follows tell of',
      allows: isOwn,
      columns: kindsColumns,
    },
  },
};

const isTo = (who: SignedIn, row: InvitationRow): boolean => row.recipient_email === who.email;

export const invitationsPolicies: TablePolicies<InvitationRow> = {
  anon: nothing,
  authenticated: {
    select: {
      sentence: 'the two of an invitation see it',
      allows: (who, row) => isTo(who, row) || row.sender_id === who.id,
    },
    // The function `send-invitation` sends invitations, and checks who may be invited.
    insert: null,
    update: {
      sentence: 'the invited decline a pending invitation',
      allows: (who, row) => isTo(who, row) && row.status === 'pending',
      // Accepting an invitation also creates a friendship, so the functions do it.
      becomes: (who, row) => isTo(who, row) && row.status === 'declined',
      columns: ['status'],
    },
    delete: null,
  },
};

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
const ratingsAreSeen = everybodySees('everybody sees the ratings of players');

export const playerRatingsPolicies: TablePolicies<PlayerRatingRow> = {
  anon: { ...nothing, select: ratingsAreSeen },
  authenticated: {
    ...nothing,
    select: ratingsAreSeen,
    insert: {
      sentence: 'spectators rate players under their own name',
      allows: isOwn,
      columns: ratingColumns,
    },
    update: {
      sentence: 'spectators change their own ratings',
      allows: isOwn,
      columns: ratingColumns,
    },
  },
};

export const playerRatingHistoryPolicies: TablePolicies<PlayerRatingHistoryRow> = {
  anon: nothing,
  authenticated: {
    // The database writes the history together with the ratings.
    ...nothing,
    select: { sentence: 'spectators see what they have rated before', allows: isOwn },
  },
};

/** Tables that only the backend's own jobs write. Everybody else may read them. */
function readOnly(sentence: string): TablePolicies<JsonRow> {
  const read = { ...nothing, select: everybodySees(sentence) };
  return { anon: read, authenticated: read };
}

export const liveMatchesNewPolicies = readOnly('everybody sees the matches of the day');
export const liveEventsNewPolicies = readOnly('everybody sees the events of the matches');
export const matchStatePolicies = readOnly('everybody sees where a match stands');

/** A message in a private room. Realtime checks it against the policies of `realtime.messages`, and stores no row. */
export interface RoomMessage {
  /** The room's name. */
  readonly topic: string;
  readonly extension: 'broadcast' | 'presence';
}

/**
 * Who may receive (select) and send (insert) which messages in which private room; null: nobody. Public rooms have no
 * policies.
 */
export interface RoomPolicies {
  readonly anon: RoomRules<Who>;
  readonly authenticated: RoomRules<SignedIn>;
}

interface RoomRules<Asker extends Who> {
  readonly select: Policy<RoomMessage, Asker> | null;
  readonly insert: Policy<RoomMessage, Asker> | null;
}

const isWhoIsOnline = ({ topic, extension }: RoomMessage): boolean =>
  topic === 'online_users' && extension === 'presence';

const isForEverybody = ({ topic, extension }: RoomMessage): boolean =>
  /^(?:live$|match:|team:)/.test(topic) && extension === 'broadcast';

/**
 * The private rooms are `online_users`, whose presence records hold e-mail addresses, and those where the database broadcasts and nobody else may:
 * the matches and the chats, which everybody hears, and each user's own.
 */
export const realtimeMessagesPolicies: RoomPolicies = {
  anon: {
    select: {
      sentence: 'a visitor hears of the matches and the chats',
      allows: (_who, message) => isForEverybody(message),
    },
    insert: null,
  },
  authenticated: {
    select: {
      sentence: 'a spectator sees who is online, and hears what is for them',
      allows: (who, message) =>
        isWhoIsOnline(message) ||
        isForEverybody(message) ||
        (message.topic === `user:${who.id}` && message.extension === 'broadcast'),
    },
    insert: { sentence: 'a spectator tells that they are online', allows: (_who, message) => isWhoIsOnline(message) },
  },
};

/**
 * Whether someone may receive (select) or send (insert) a message in a private room. The service key may do anything.
 */
function mayInRoom(policies: RoomPolicies, who: Who, action: 'select' | 'insert', message: RoomMessage): boolean {
  if (who.role === 'service_role') return true;
  const allowed =
    who.role === 'anon'
      ? policies.anon[action]?.allows(who, message)
      : policies.authenticated[action]?.allows(who, message);
  return allowed ?? false;
}

/** What someone may receive and send in a private room. */
export function rightsInRoom(policies: RoomPolicies, who: Who, room: string): ChannelRights {
  const may = (action: 'select' | 'insert') => ({
    broadcast: mayInRoom(policies, who, action, { topic: room, extension: 'broadcast' }),
    presence: mayInRoom(policies, who, action, { topic: room, extension: 'presence' }),
  });
  return { select: may('select'), insert: may('insert') };
}
