import { ids } from './people.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table. */
interface TableRows {
  /** The owner's row; in tables that link two users, the row that links the owner and the friend. */
  readonly row: Row;
  /** A new row as the caller would write it, without the columns that the database fills in. */
  readonly newRow: (asker: string) => Row;
}

const at = '2026-11-21T12:00:00.000Z';
const later = '2026-11-21T13:00:00.000Z';
const { owner, friend, stranger, admin } = ids;
const id = '00000000-0000-4000-8000-000000000001';

const match = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  home_team_id: 900_002,
  home_team_name: 'Brann',
  away_team_id: 900_001,
  away_team_name: 'Bodø/Glimt',
  updated_at: at,
};
const newMatch = { ...match, id: '500002' };

export const rows = {
  profiles: {
    row: {
      user_id: owner,
      name: 'Kari',
      bio: null,
      myTeam: 'Brann',
      fantasy_team_id: '1234567',
      eliteserien_team_id: '4321',
    },
    newRow: (asker) => ({ user_id: asker, name: 'Ny' }),
  },
  user_follows: {
    row: {
      id,
      user_id: owner,
      entity_type: 'team',
      entity_id: '57',
      display_name: 'Arsenal',
      crest_url: null,
      priority: 0,
      notifications: false,
      created_at: at,
    },
    newRow: (asker) => ({ user_id: asker, entity_type: 'team', entity_id: '64', display_name: 'Liverpool' }),
  },
  user_fantasy_players: {
    row: {
      id,
      user_id: owner,
      game: 'fpl',
      player_name: 'Berg',
      player_id: 7,
      position: 'Forward',
      team_name: 'Arsenal',
      is_captain: false,
      is_vice_captain: false,
    },
    newRow: (asker) => ({
      user_id: asker,
      player_name: 'Moe',
      player_id: 8,
      position: 'Midfielder',
      team_name: 'Arsenal',
    }),
  },
  team_messages: {
    row: {
      id,
      team_id: 0,
      team_name: 'Brann vs Viking',
      sender_id: owner,
      content: 'Heia!',
      deleted_at: null,
      removed_at: null,
      tagged_user_id: null,
      reference_message_id: null,
      created_at: at,
      updated_at: at,
    },
    newRow: (asker) => ({ team_id: 0, team_name: 'Brann vs Viking', sender_id: asker, content: 'Kom igjen!' }),
  },
  friendships: {
    row: {
      id,
      user1_id: owner,
      user2_id: friend,
      is_star_friend_user1: false,
      is_star_friend_user2: false,
      created_at: at,
    },
    newRow: (asker) => {
      const [user1_id, user2_id] = [asker, asker === stranger ? admin : stranger].toSorted();
      return { user1_id, user2_id };
    },
  },
  messages: {
    row: { id, sender_id: owner, recipient_id: friend, content: 'Ses vi?', deleted_at: null, created_at: at },
    newRow: (asker) => ({
      sender_id: asker,
      recipient_id: asker === owner ? friend : owner,
      content: 'Ja!',
    }),
  },
  user_mutes: {
    row: { id, user_id: owner, muted_id: stranger, created_at: at },
    newRow: (asker) => ({ user_id: asker, muted_id: asker === admin ? friend : admin }),
  },
  user_blocks: {
    row: { id, user_id: owner, blocked_id: stranger, created_at: at },
    newRow: (asker) => ({ user_id: asker, blocked_id: asker === admin ? friend : admin }),
  },
  hidden_words: {
    row: { id, user_id: owner, word: 'idiot', created_at: at },
    newRow: (asker) => ({ user_id: asker, word: 'tulling' }),
  },
  message_reads: {
    row: { id, user_id: owner, friend_id: friend, read_until: at },
    newRow: (asker) => ({ user_id: asker, friend_id: asker === admin ? friend : admin, read_until: at }),
  },
  push_subscriptions: {
    row: {
      id,
      user_id: owner,
      endpoint: 'https://push.example.test/send/1',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      language: 'nb',
      device: 'Telefon',
      created_at: at,
      seen_at: at,
      failures: 0,
    },
    newRow: (asker) => ({
      user_id: asker,
      endpoint: 'https://push.example.test/send/2',
      p256dh: 'B'.repeat(87),
      auth: 'B'.repeat(22),
      language: 'en',
    }),
  },
  push_choices: {
    row: {
      user_id: owner,
      goals: true,
      red_cards: true,
      messages: true,
      invitations: true,
      quiet_from: 1380,
      quiet_until: 420,
      time_zone: 'Europe/Oslo',
    },
    newRow: (asker) => ({ user_id: asker, goals: false, quiet_from: 1380, quiet_until: 420 }),
  },
  push_mutes: {
    row: { id, user_id: owner, match_id: '500001', created_at: at },
    newRow: (asker) => ({ user_id: asker, match_id: '500002' }),
  },
  follow_kinds: {
    row: { id, user_id: owner, entity_type: 'team', entity_id: '57', kinds: 'goals' },
    newRow: (asker) => ({ user_id: asker, entity_type: 'team', entity_id: '64', kinds: 'red_cards' }),
  },
  message_reports: {
    row: {
      id,
      reporter_id: owner,
      team_message_id: id,
      message_id: null,
      reason: 'hate',
      author_id: owner,
      content: 'Heia!',
      created_at: at,
    },
    // The owner wrote the message, so everybody but the owner can report it.
    newRow: (asker) => ({ reporter_id: asker, team_message_id: id, reason: 'abuse' }),
  },
  invitations: {
    row: {
      id,
      sender_id: owner,
      recipient_email: 'friend@eksempel.no',
      by_id: false,
      status: 'pending',
      token: 'token-1',
      expires_at: later,
      created_at: at,
    },
    newRow: (asker) => ({ sender_id: asker, recipient_email: 'ny@eksempel.no' }),
  },
  player_ratings: {
    row: {
      id,
      user_id: owner,
      player_id: '44',
      player_name: 'Berg',
      overall_rating: 4.5,
      technical_rating: null,
      physical_rating: null,
      tactical_rating: null,
      mental_rating: null,
      match_id: null,
      created_at: at,
    },
    newRow: (asker) => ({ user_id: asker, player_id: '45', player_name: 'Moe', overall_rating: 3 }),
  },
  player_rating_history: {
    row: {
      id,
      user_id: owner,
      player_id: '44',
      match_id: '500001',
      overall_rating: 4.5,
      technical_rating: null,
      physical_rating: null,
      tactical_rating: null,
      mental_rating: null,
      rated_at: at,
    },
    newRow: (asker) => ({ user_id: asker, player_id: '44', match_id: '500002', overall_rating: 3 }),
  },
  live_matches_new: {
    row: { ...match, competition_code: 'ES', utc_kickoff: at },
    newRow: () => ({ ...newMatch, competition_code: 'ES', utc_kickoff: at }),
  },
  live_events_new: {
    row: {
      id: '500001:GOAL:23',
      match_id: '500001',
      event_type: 'GOAL',
      minute: 23,
      injury_time: null,
      team_id: 900_002,
      team_name: 'Brann',
      person_id: null,
      person_name: 'Berg',
      assist_id: null,
      assist_name: null,
      home_team: 'Brann',
      away_team: 'Bodø/Glimt',
      score_home: 1,
      score_away: 0,
      payload: null,
      occurred_at: at,
      created_at: at,
    },
    newRow: () => ({ id: 'e', match_id: '500001', event_type: 'GOAL', occurred_at: at, created_at: at }),
  },
  match_state: {
    row: { ...match, payload: null },
    newRow: () => newMatch,
  },
} satisfies Readonly<Record<string, TableRows>>;

export type TableName = keyof typeof rows;
