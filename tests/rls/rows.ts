import type { Database } from '@tribunen/mocks/rights';
import { ids } from './people.ts';

export type TableName = Exclude<keyof Database, 'auth' | 'onChange'>;
type Row = Readonly<Record<string, unknown>>;

/** The rows of a table in both databases, and the writes that are tried on them. */
interface TableRows {
  /** The owner's row; for a row between two users, the owner's and the friend's. */
  readonly row: Row;
  /** A new row as the caller would write it, without the columns that the database fills in. */
  readonly newRow: (asker: string) => Row;
  /** A value for every column that differs from the row's, for updates. */
  readonly changed: Row;
  /** Other updates that some policy treats differently. */
  readonly alsoTried?: readonly Row[];
}

const at = '2026-11-21T12:00:00.000Z';
const later = '2026-11-21T13:00:00.000Z';
const { owner, friend, stranger, admin } = ids;
const id = '00000000-0000-4000-8000-000000000001';
const otherId = '00000000-0000-4000-8000-000000000002';

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
const changedMatch = {
  id: '500009',
  status: 'PAUSED',
  minute: 45,
  injury_time: 2,
  score_home: 2,
  score_away: 1,
  home_team_id: 7,
  home_team_name: 'Viking',
  away_team_id: 8,
  away_team_name: 'Molde',
  updated_at: later,
};
const newMatch = { ...match, id: '500002' };

export const rows: Readonly<Record<TableName, TableRows>> = {
  profiles: {
    row: { user_id: owner, name: 'Kari', bio: null, myTeam: 'Brann', fantasy_team_id: '1234567' },
    newRow: (asker) => ({ user_id: asker, name: 'Ny' }),
    changed: { user_id: stranger, name: 'Ola', bio: 'Heia', myTeam: 'Viking', fantasy_team_id: '7' },
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
    changed: {
      id: otherId,
      user_id: stranger,
      entity_type: 'player',
      entity_id: '9',
      display_name: 'Gunners',
      crest_url: 'crest.svg',
      priority: 3,
      notifications: true,
      created_at: later,
    },
  },
  user_fantasy_players: {
    row: {
      id,
      user_id: owner,
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
    changed: {
      id: otherId,
      user_id: stranger,
      player_name: 'Dahl',
      player_id: 9,
      position: 'Unknown',
      team_name: 'Leeds',
      is_captain: true,
      is_vice_captain: true,
    },
  },
  team_messages: {
    row: {
      id,
      team_id: 0,
      team_name: 'Brann vs Viking',
      sender_id: owner,
      content: 'Heia!',
      deleted_at: null,
      tagged_user_id: null,
      reference_message_id: null,
      created_at: at,
      updated_at: at,
    },
    newRow: (asker) => ({ team_id: 0, team_name: 'Brann vs Viking', sender_id: asker, content: 'Kom igjen!' }),
    changed: {
      id: otherId,
      team_id: 57,
      team_name: 'Arsenal',
      sender_id: stranger,
      content: 'Noe annet',
      deleted_at: later,
      tagged_user_id: friend,
      reference_message_id: id,
      created_at: later,
      updated_at: later,
    },
    alsoTried: [{ deleted_at: null }],
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
    changed: {
      id: otherId,
      user1_id: stranger,
      user2_id: stranger,
      is_star_friend_user1: true,
      is_star_friend_user2: true,
      created_at: later,
    },
    alsoTried: [{ is_star_friend_user1: true, is_star_friend_user2: true }],
  },
  messages: {
    row: { id, sender_id: owner, recipient_id: friend, content: 'Ses vi?', deleted_at: null, created_at: at },
    newRow: (asker) => ({
      sender_id: asker,
      recipient_id: asker === owner ? friend : owner,
      content: 'Ja!',
    }),
    changed: {
      id: otherId,
      sender_id: stranger,
      recipient_id: otherId,
      content: 'Nei',
      deleted_at: later,
      created_at: later,
    },
    alsoTried: [{ deleted_at: null }],
  },
  user_mutes: {
    row: { id, user_id: owner, muted_id: stranger, created_at: at },
    newRow: (asker) => ({ user_id: asker, muted_id: asker === admin ? friend : admin }),
    changed: { id: otherId, user_id: stranger, muted_id: friend, created_at: later },
  },
  user_blocks: {
    row: { id, user_id: owner, blocked_id: stranger, created_at: at },
    newRow: (asker) => ({ user_id: asker, blocked_id: asker === admin ? friend : admin }),
    changed: { id: otherId, user_id: stranger, blocked_id: friend, created_at: later },
  },
  hidden_words: {
    row: { id, user_id: owner, word: 'idiot', created_at: at },
    newRow: (asker) => ({ user_id: asker, word: 'tulling' }),
    changed: { id: otherId, user_id: stranger, word: 'tosk', created_at: later },
  },
  message_reads: {
    row: { id, user_id: owner, friend_id: friend, read_until: at },
    newRow: (asker) => ({ user_id: asker, friend_id: asker === admin ? friend : admin, read_until: at }),
    changed: { id: otherId, user_id: stranger, friend_id: stranger, read_until: later },
    alsoTried: [{ read_until: '2026-11-20T12:00:00.000Z' }],
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
    changed: {
      id: otherId,
      user_id: stranger,
      endpoint: 'https://push.example.test/send/3',
      p256dh: 'C'.repeat(87),
      auth: 'C'.repeat(22),
      language: 'nn',
      device: 'Nettbrett',
      created_at: later,
      seen_at: later,
      failures: 3,
    },
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
    changed: {
      user_id: stranger,
      goals: false,
      red_cards: false,
      messages: false,
      invitations: false,
      quiet_from: 0,
      quiet_until: 60,
      time_zone: 'America/New_York',
    },
  },
  push_mutes: {
    row: { id, user_id: owner, match_id: '500001', created_at: at },
    newRow: (asker) => ({ user_id: asker, match_id: '500002' }),
    changed: { id: otherId, user_id: stranger, match_id: '500009', created_at: later },
  },
  follow_kinds: {
    row: { id, user_id: owner, entity_type: 'team', entity_id: '57', kinds: 'goals' },
    newRow: (asker) => ({ user_id: asker, entity_type: 'team', entity_id: '64', kinds: 'red_cards' }),
    changed: { id: otherId, user_id: stranger, entity_type: 'player', entity_id: '9', kinds: 'both' },
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
    // The owner wrote the message, and is therefore the only one who cannot report it.
    newRow: (asker) => ({ reporter_id: asker, team_message_id: id, reason: 'abuse' }),
    changed: {
      id: otherId,
      reporter_id: stranger,
      team_message_id: otherId,
      reason: 'spam',
      author_id: friend,
      content: 'Noe annet',
      created_at: later,
    },
  },
  invitations: {
    row: {
      id,
      sender_id: owner,
      recipient_email: 'friend@eksempel.no',
      status: 'pending',
      token: 'token-1',
      expires_at: later,
      created_at: at,
    },
    newRow: (asker) => ({ sender_id: asker, recipient_email: 'ny@eksempel.no' }),
    changed: {
      id: otherId,
      sender_id: stranger,
      recipient_email: 'stranger@eksempel.no',
      status: 'declined',
      token: 'token-2',
      expires_at: '2027-11-21T12:00:00.000Z',
      created_at: later,
    },
    alsoTried: [{ status: 'accepted' }, { status: 'pending' }],
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
    changed: {
      id: otherId,
      user_id: stranger,
      player_id: '46',
      player_name: 'Dahl',
      overall_rating: 1,
      technical_rating: 2,
      physical_rating: 2.5,
      tactical_rating: 3,
      mental_rating: 5,
      // This match is not in live_matches_new. Its window is therefore unknown, and only the policies decide.
      match_id: '500077',
      created_at: later,
    },
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
    changed: {
      id: otherId,
      user_id: stranger,
      player_id: '46',
      match_id: '500003',
      overall_rating: 1,
      technical_rating: 2,
      physical_rating: 2.5,
      tactical_rating: 3,
      mental_rating: 5,
      rated_at: later,
    },
  },
  live_matches_new: {
    row: { ...match, competition_code: 'ES', utc_kickoff: at },
    newRow: () => ({ ...newMatch, competition_code: 'ES', utc_kickoff: at }),
    changed: { ...changedMatch, competition_code: 'PL', utc_kickoff: later },
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
    changed: {
      id: 'f',
      match_id: '500002',
      event_type: 'RED_CARD',
      minute: 24,
      injury_time: 1,
      team_id: 1,
      team_name: 'Viking',
      person_id: 2,
      person_name: 'Moe',
      assist_id: 3,
      assist_name: 'Dahl',
      home_team: 'Viking',
      away_team: 'Molde',
      score_home: 2,
      score_away: 1,
      payload: { var: true },
      occurred_at: later,
      created_at: later,
    },
  },
  match_state: {
    row: { ...match, payload: null },
    newRow: () => newMatch,
    changed: {
      ...changedMatch,
      payload: {
        homeTeam: { id: 1, name: 'Viking' },
        awayTeam: { id: 2, name: 'Molde' },
        competition: { id: 900_000, code: 'ES', name: 'Eliteserien' },
      },
    },
  },
};
