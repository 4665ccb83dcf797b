import type { People } from './people.ts';

export type Row = Readonly<Record<string, unknown>>;

const uuid = (): string => crypto.randomUUID();
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** The ids of the rows that the calls refer to. They are new in each run, so that a run never meets rows of another. */
export const ids = {
  follow: uuid(),
  kinds: uuid(),
  friendship: uuid(),
  blockedFriendship: uuid(),
  chatMessage: uuid(),
  answer: uuid(),
  matchMessage: uuid(),
  friendsMessage: uuid(),
  report: uuid(),
  toFriend: uuid(),
  toOwner: uuid(),
  fromBlocked: uuid(),
  token: uuid(),
  acceptedToken: uuid(),
  match: `match-${uuid()}`,
  endedMatch: `match-${uuid()}`,
  closedMatch: `match-${uuid()}`,
  player: `player-${uuid()}`,
  endpoint: `https://push.example.test/send/${uuid()}`,
  chat: `Brann vs Viking ${uuid()}`,
  team: String(100_000 + Math.floor(Math.random() * 1_000_000)),
};

export const device = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'nb', device: 'Telefon' };
const stars = { technical_rating: null, physical_rating: null, tactical_rating: null, mental_rating: null };

/** For each table, the column that contains the id of a row's owner. */
export const ownedBy: Readonly<Record<string, string>> = {
  user_follows: 'user_id',
  follow_kinds: 'user_id',
  user_fantasy_players: 'user_id',
  user_blocks: 'user_id',
  user_mutes: 'user_id',
  hidden_words: 'user_id',
  message_reads: 'user_id',
  message_reports: 'reporter_id',
  messages: 'sender_id',
  team_messages: 'sender_id',
  friendships: 'user1_id',
  invitations: 'sender_id',
  player_ratings: 'user_id',
  player_rating_history: 'user_id',
  push_subscriptions: 'user_id',
  push_choices: 'user_id',
  push_mutes: 'user_id',
};

/** The rows of each table before each call. */
export function standingRows({ owner, friend, stranger, blocked }: People): Readonly<Record<string, readonly Row[]>> {
  const friendship = (id: string, other: string): Row => {
    const [user1_id, user2_id] = [owner.id, other].toSorted();
    return { id, user1_id, user2_id, is_star_friend_user1: false, is_star_friend_user2: false, created_at: ago(60) };
  };
  const message = (id: string, sender_id: string, recipient_id: string, minutes: number): Row => ({
    id,
    sender_id,
    recipient_id,
    content: 'Ses vi?',
    deleted_at: null,
    created_at: ago(minutes),
  });
  const said = (id: string, sender_id: string, team_id: number, team_name: string, minutes: number): Row => ({
    id,
    sender_id,
    team_id,
    team_name,
    content: 'Heia!',
    deleted_at: null,
    removed_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    created_at: ago(minutes),
    updated_at: ago(minutes),
  });
  const rating = (user_id: string, overall_rating: number): Row => ({
    user_id,
    player_id: ids.player,
    player_name: 'Berg',
    overall_rating,
    ...stars,
    match_id: 'unknown',
  });
  const live = {
    minute: 23,
    injury_time: null,
    score_home: 1,
    score_away: 0,
    home_team_id: 900_002,
    home_team_name: 'Brann',
    away_team_id: 900_001,
    away_team_name: 'Viking',
    updated_at: ago(1),
  };
  return {
    profiles: [
      { user_id: owner.id, name: 'Kari', bio: 'Heia', myTeam: 'Brann' },
      { user_id: friend.id, name: 'Ola', bio: null, myTeam: null },
      { user_id: stranger.id, name: 'Nils', bio: null, myTeam: null },
    ],
    user_follows: [
      {
        id: ids.follow,
        user_id: owner.id,
        entity_type: 'team',
        entity_id: '57',
        display_name: 'Arsenal',
        crest_url: null,
        priority: 0,
        notifications: false,
      },
    ],
    follow_kinds: [{ id: ids.kinds, user_id: owner.id, entity_type: 'team', entity_id: '57', kinds: 'goals' }],
    user_fantasy_players: [{ user_id: owner.id, ...fantasyPlayer }],
    friendships: [friendship(ids.friendship, friend.id), friendship(ids.blockedFriendship, blocked.id)],
    user_blocks: [{ user_id: owner.id, blocked_id: blocked.id }],
    user_mutes: [{ user_id: owner.id, muted_id: stranger.id }],
    hidden_words: [{ user_id: owner.id, word: 'tosk' }],
    team_messages: [
      said(ids.chatMessage, owner.id, Number(ids.team), 'Brann', 9),
      said(ids.answer, owner.id, Number(ids.team), 'Brann', 8),
      said(ids.matchMessage, owner.id, 0, ids.chat, 9),
      said(ids.friendsMessage, friend.id, 0, `${ids.chat} 2`, 9),
    ],
    messages: [
      message(ids.toFriend, owner.id, friend.id, 9),
      message(ids.toOwner, friend.id, owner.id, 8),
      message(ids.fromBlocked, blocked.id, owner.id, 7),
    ],
    message_reads: [{ user_id: owner.id, friend_id: friend.id, read_until: ago(9) }],
    message_reports: [{ id: ids.report, reporter_id: friend.id, team_message_id: ids.chatMessage, reason: 'hate' }],
    invitations: [
      {
        sender_id: owner.id,
        recipient_email: stranger.email,
        status: 'pending',
        token: ids.token,
        expires_at: ago(-60),
        created_at: ago(1),
      },
      {
        sender_id: friend.id,
        recipient_email: stranger.email,
        status: 'accepted',
        token: ids.acceptedToken,
        expires_at: ago(-60),
        created_at: ago(2),
      },
    ],
    player_ratings: [rating(owner.id, 4.5), rating(friend.id, 3), rating(stranger.id, 2)],
    push_subscriptions: [{ user_id: owner.id, endpoint: ids.endpoint, ...device, seen_at: ago(1) }],
    push_choices: [{ user_id: owner.id, goals: true }],
    push_mutes: [{ user_id: owner.id, match_id: ids.match }],
    live_matches_new: [
      { id: ids.match, status: 'IN_PLAY', ...live, competition_code: 'ES', utc_kickoff: ago(30) },
      { id: ids.endedMatch, status: 'FINISHED', ...live, competition_code: 'ES', utc_kickoff: ago(150) },
      {
        id: ids.closedMatch,
        status: 'FINISHED',
        ...live,
        competition_code: 'ES',
        utc_kickoff: ago(28 * 60),
        updated_at: ago(24 * 60),
      },
    ],
    match_state: [{ id: ids.match, status: 'IN_PLAY', ...live, payload: null }],
    live_events_new: [
      {
        id: `${ids.match}:GOAL`,
        match_id: ids.match,
        event_type: 'GOAL',
        minute: 23,
        occurred_at: ago(2),
        created_at: ago(2),
      },
    ],
  };
}

export const fantasyPlayer = {
  player_name: 'Berg',
  player_id: 7,
  position: 'Forward',
  team_name: 'Arsenal',
  is_captain: false,
  is_vice_captain: false,
};
