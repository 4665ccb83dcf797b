import { emailOf, ids } from './people.ts';
import type { TableName } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

const { owner, friend, stranger } = ids;

/** The user whose account is exported and deleted. */
export const leaving = owner;

let rowCount = 0;

/** A row with a new id, and a time a minute later than that of the row before it. */
function row(values: Row): Row {
  rowCount += 1;
  const number = String(rowCount).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${number}`,
    ...values,
    created_at: new Date(Date.parse('2026-11-21T12:00:00.000Z') + rowCount * 60_000).toISOString(),
  };
}

const noStars = { is_star_friend_user1: true, is_star_friend_user2: false };
const follow = { entity_type: 'team', display_name: 'Brann', crest_url: null, priority: 0, notifications: true };
const pick = { position: 'Forward', team_name: 'Arsenal', is_captain: false, is_vice_captain: false };
const said = {
  team_id: 0,
  team_name: 'Brann vs Viking',
  deleted_at: null,
  removed_at: null,
  tagged_user_id: null,
  behind_seconds: 0,
  reference_message_id: null,
};
const report = { message_id: null, reason: 'hate', settled_at: null };
const stars = { technical_rating: null, physical_rating: null, tactical_rating: null, mental_rating: null };
const rated = { player_id: '44', match_id: '500001', overall_rating: 4, ...stars };
const invitation = { by_id: false, status: 'pending', expires_at: '2099-01-01T00:00:00.000Z' };

const left = row({ ...said, sender_id: owner, content: 'Heia!' });
const answer = row({ ...said, sender_id: friend, content: 'Enig', reference_message_id: left['id'] });

/** The rows of three people: in each table some rows that belong to the owner, and some that do not. */
export const accountWorld: Readonly<Partial<Record<TableName, readonly Row[]>>> = {
  profiles: [owner, friend].map((user_id) => ({
    user_id,
    name: 'Kari',
    bio: null,
    myTeam: 'Brann',
    fantasy_team_id: '7',
    eliteserien_team_id: '70',
  })),
  user_follows: [
    row({ ...follow, user_id: owner, entity_id: '57' }),
    row({ ...follow, user_id: friend, entity_id: '57' }),
  ],
  user_fantasy_players: [owner, friend].map((user_id, n) => ({
    id: `10000000-0000-4000-8000-00000000000${n}`,
    user_id,
    game: 'fpl',
    player_name: 'Berg',
    player_id: 7,
    ...pick,
  })),
  team_messages: [
    left,
    answer,
    row({ ...said, sender_id: friend, content: 'Ser du, Kari?', tagged_user_id: owner }),
    row({ ...said, sender_id: stranger, content: 'Hei' }),
  ].map((message) => ({ ...message, updated_at: message['created_at'] })),
  friendships: [
    row({ user1_id: owner, user2_id: friend, ...noStars }),
    row({ user1_id: friend, user2_id: stranger, ...noStars }),
  ],
  messages: [
    row({ sender_id: owner, recipient_id: friend, content: 'Ses vi?' }),
    row({ sender_id: friend, recipient_id: owner, content: 'Ja!' }),
    row({ sender_id: friend, recipient_id: stranger, content: 'Og du?' }),
    // A message whose recipient has already deleted their account.
    row({ sender_id: owner, recipient_id: null, content: 'Hvor ble du av?' }),
    row({ sender_id: null, recipient_id: owner, content: 'Ha det' }),
    row({ sender_id: null, recipient_id: friend, content: 'Ha det' }),
  ].map((message) => ({ ...message, deleted_at: null })),
  invitations: [
    row({ ...invitation, sender_id: owner, recipient_email: 'ny@eksempel.no', token: 'sent' }),
    row({
      ...invitation,
      sender_id: owner,
      recipient_email: 'skjult@eksempel.no',
      by_id: true,
      status: 'declined',
      token: 'sent by id',
    }),
    row({ ...invitation, sender_id: stranger, recipient_email: emailOf('owner'), token: 'received' }),
    row({
      ...invitation,
      sender_id: stranger,
      recipient_email: emailOf('owner'),
      status: 'declined',
      token: 'declined',
    }),
    row({ ...invitation, sender_id: stranger, recipient_email: emailOf('friend'), token: 'another' }),
  ],
  player_ratings: [
    row({ user_id: owner, player_id: '44', player_name: 'Berg', overall_rating: 4.5, ...stars, match_id: null }),
    row({ user_id: friend, player_id: '44', player_name: 'Berg', overall_rating: 3, ...stars, match_id: null }),
  ],
  player_rating_history: [owner, friend].map((user_id, n) => ({
    id: `30000000-0000-4000-8000-00000000000${n}`,
    user_id,
    ...rated,
    rated_at: '2026-11-21T12:00:00.000Z',
  })),
  message_reads: [
    { user_id: owner, friend_id: friend },
    { user_id: friend, friend_id: owner },
    { user_id: friend, friend_id: stranger },
  ].map((position, n) => ({
    id: `20000000-0000-4000-8000-00000000000${n}`,
    ...position,
    read_until: '2026-11-21T12:00:00.000Z',
  })),
  user_mutes: [
    row({ user_id: owner, muted_id: friend }),
    row({ user_id: friend, muted_id: owner }),
    row({ user_id: friend, muted_id: stranger }),
  ],
  user_blocks: [
    row({ user_id: owner, blocked_id: friend }),
    row({ user_id: stranger, blocked_id: owner }),
    row({ user_id: friend, blocked_id: stranger }),
  ],
  hidden_words: [row({ user_id: owner, word: 'idiot' }), row({ user_id: friend, word: 'idiot' })],
  push_subscriptions: [owner, friend].map((user_id, n) =>
    row({
      user_id,
      endpoint: `https://push.example.test/send/${n}`,
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'nb',
      device: '',
      seen_at: '2026-11-21T12:00:00.000Z',
      failures: 0,
      delay_seconds: 0,
    }),
  ),
  push_choices: [owner, friend].map((user_id) => ({
    user_id,
    goals: true,
    red_cards: false,
    messages: true,
    invitations: true,
    quiet_from: null,
    quiet_until: null,
    time_zone: 'Europe/Oslo',
  })),
  push_mutes: [row({ user_id: owner, match_id: '500001' }), row({ user_id: friend, match_id: '500001' })],
  follow_kinds: [owner, friend].map((user_id, n) => ({
    id: `00000000-0000-4000-8000-00000000f00${n}`,
    user_id,
    entity_type: 'team',
    entity_id: '1',
    kinds: 'goals',
  })),
  message_reports: [
    row({ ...report, reporter_id: owner, team_message_id: answer['id'], author_id: friend, content: 'Enig' }),
    row({ ...report, reporter_id: friend, team_message_id: left['id'], author_id: owner, content: 'Heia!' }),
    row({ ...report, reporter_id: stranger, team_message_id: answer['id'], author_id: friend, content: 'Enig' }),
  ],
};
