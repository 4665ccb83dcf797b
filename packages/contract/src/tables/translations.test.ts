import { describe, expect, test } from 'vitest';
import type { Parsed } from '../ContractFault.ts';
import { toBlockedUserId } from './user_blocks.ts';
import { toChatMessage } from './toChatMessage.ts';
import { toDirectMessage } from './toDirectMessage.ts';
import { toFantasyPlayerName } from './user_fantasy_players.ts';
import { toFriendship } from './toFriendship.ts';
import { toInvitation } from './toInvitation.ts';
import { toLiveEvent } from './toLiveEvent.ts';
import { toLiveMatchId } from './live_matches_new.ts';
import { toMatchState } from './toMatchState.ts';
import { toHiddenChoice } from './hidden_results.ts';
import { toMutedMatchId } from './push_mutes.ts';
import { toMutedUserId } from './user_mutes.ts';
import { toPlayerRating } from './toPlayerRating.ts';
import { toProfile } from './toProfile.ts';
import { toReadPosition } from './message_reads.ts';
import { toSavedFantasyTeam } from './toSavedFantasyTeam.ts';
import { toSavedHiddenWord } from './hidden_words.ts';

const kari = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';
const ola = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';
const id = '7c0d9a10-3b1f-4f7e-8a55-000000000000';
const at = '2026-11-21T12:00:00+00:00';
const instant = '2026-11-21T12:00:00.000Z';

type Row = Readonly<Record<string, unknown>>;

interface Translation {
  readonly table: string;
  readonly translate: (row: unknown) => Parsed<unknown>;
  readonly row: Row;
  readonly value: unknown;
  /** Changes that break the row, each with the path that its fault has. */
  readonly broken: readonly (readonly [what: string, change: Row, path: string])[];
}

const translations: readonly Translation[] = [
  {
    table: 'profiles',
    translate: toProfile,
    row: { user_id: kari, name: 'Kari O&#x27;Hara', bio: '  ', myTeam: 'Bodø/Glimt', fantasy_team_id: null },
    value: { userId: kari, name: "Kari O'Hara", bio: null, myTeam: 'Bodø/Glimt' },
    broken: [
      ['no user', { user_id: ' ' }, 'user_id'],
      ['a name that is a number', { name: 7 }, 'name'],
      ['a name that is too long', { name: 'a'.repeat(101) }, 'name'],
      ['a name of markup', { name: '&lt;b&gt;Kari' }, 'name'],
      ['a bio that is too long', { bio: 'å'.repeat(501) }, 'bio'],
      ['a team that is too long', { myTeam: 'a'.repeat(101) }, 'myTeam'],
      ['no word about a bio', { bio: undefined }, 'bio'],
    ],
  },
  {
    table: 'profiles',
    translate: toSavedFantasyTeam('fpl'),
    row: { fantasy_team_id: '1234567' },
    value: '1234567',
    broken: [['a fantasy team in words', { fantasy_team_id: 'laget mitt' }, 'fantasy_team_id']],
  },
  {
    table: 'profiles',
    translate: toSavedFantasyTeam('eliteserien'),
    row: { eliteserien_team_id: '4321' },
    value: '4321',
    broken: [['a team in words', { eliteserien_team_id: 'laget mitt' }, 'eliteserien_team_id']],
  },
  {
    table: 'user_fantasy_players',
    translate: toFantasyPlayerName,
    row: { player_name: 'Berg' },
    value: 'Berg',
    broken: [['no name', { player_name: null }, 'player_name']],
  },
  {
    table: 'live_matches_new',
    translate: toLiveMatchId,
    row: { id: 'm1' },
    value: 'm1',
    broken: [['no id', { id: null }, 'id']],
  },
  {
    table: 'team_messages',
    translate: toChatMessage,
    row: {
      id,
      team_id: 0,
      team_name: 'Brann vs Viking',
      sender_id: kari,
      content: 'Tom &amp; Jerry',
      deleted_at: null,
      tagged_user_id: ola,
      reference_message_id: null,
      created_at: at,
      updated_at: at,
    },
    value: {
      id,
      senderId: kari,
      content: 'Tom &amp; Jerry',
      isDeleted: false,
      isRemoved: false,
      taggedUserId: ola,
      referenceMessageId: null,
      createdAt: instant,
    },
    broken: [
      ['nothing said', { content: ' ' }, 'content'],
      ['too much said', { content: 'å'.repeat(281) }, 'content'],
      ['words, though deleted', { deleted_at: at }, 'content'],
      ['a tag that is no id', { tagged_user_id: 7 }, 'tagged_user_id'],
      ['an invalid time', { created_at: 'nå' }, 'created_at'],
    ],
  },
  {
    table: 'friendships',
    translate: toFriendship,
    row: { id, user1_id: kari, user2_id: ola, is_star_friend_user1: true, is_star_friend_user2: false, created_at: at },
    value: { id, user1Id: kari, user2Id: ola, isStarFriendUser1: true, isStarFriendUser2: false },
    broken: [
      ['one friend only', { user2_id: null }, 'user2_id'],
      ['a star that is a number', { is_star_friend_user1: 1 }, 'is_star_friend_user1'],
    ],
  },
  {
    table: 'messages',
    translate: toDirectMessage,
    row: { id, sender_id: kari, recipient_id: ola, content: 'Ses vi?', deleted_at: null, created_at: at },
    value: { id, senderId: kari, recipientId: ola, content: 'Ses vi?', isDeleted: false, createdAt: instant },
    broken: [
      ['no recipient', { recipient_id: undefined }, 'recipient_id'],
      ['no words', { content: '' }, 'content'],
      ['words, though deleted', { deleted_at: at }, 'content'],
    ],
  },
  {
    table: 'user_mutes',
    translate: toMutedUserId,
    row: { id, user_id: kari, muted_id: ola, created_at: at },
    value: ola,
    broken: [['nobody muted', { muted_id: null }, 'muted_id']],
  },
  {
    table: 'push_mutes',
    translate: toMutedMatchId,
    row: { id, user_id: kari, match_id: '500001', created_at: at },
    value: '500001',
    broken: [['no match', { match_id: '' }, 'match_id']],
  },
  {
    table: 'hidden_results',
    translate: toHiddenChoice,
    row: {
      id,
      user_id: kari,
      subject: 'team:57',
      name: 'Arsenal',
      from_day: '2026-11-21',
      hidden: true,
      chosen_at: at,
    },
    value: {
      of: { kind: 'team', id: '57', name: 'Arsenal', from: '2026-11-21' },
      isHidden: true,
      chosenAt: instant,
    },
    broken: [
      ['no day from which the team is hidden', { from_day: null }, ''],
      ['a team without an id', { subject: 'team:' }, ''],
      ['a group of no known kind', { subject: 'round:7' }, ''],
      ['no moment', { chosen_at: null }, ''],
    ],
  },
  {
    table: 'user_blocks',
    translate: toBlockedUserId,
    row: { id, user_id: kari, blocked_id: ola, created_at: at },
    value: ola,
    broken: [['nobody blocked', { blocked_id: '' }, 'blocked_id']],
  },
  {
    table: 'hidden_words',
    translate: toSavedHiddenWord,
    row: { id, user_id: kari, word: 'idiot', created_at: at },
    value: 'idiot',
    broken: [['two words', { word: 'to ord' }, 'word']],
  },
  {
    table: 'message_reads',
    translate: toReadPosition,
    row: { id, user_id: kari, friend_id: ola, read_until: at },
    value: { id, friendId: ola, readUntil: instant },
    broken: [
      ['no friend', { friend_id: null }, 'friend_id'],
      ['no moment', { read_until: 'nå' }, 'read_until'],
    ],
  },
  {
    table: 'invitations',
    translate: toInvitation,
    row: {
      id,
      sender_id: kari,
      recipient_email: 'ola@eksempel.no',
      by_id: false,
      status: 'pending',
      token: 't',
      expires_at: at,
      created_at: at,
    },
    value: {
      id,
      senderId: kari,
      recipientEmail: 'ola@eksempel.no',
      status: 'pending',
      token: 't',
      expiresAt: instant,
      createdAt: instant,
    },
    broken: [
      ['an unknown answer', { status: 'maybe' }, 'status'],
      ['an address in capitals', { recipient_email: 'Ola@eksempel.no' }, 'recipient_email'],
      ['no end', { expires_at: null }, 'expires_at'],
    ],
  },
  {
    table: 'player_ratings',
    translate: toPlayerRating,
    row: {
      id,
      user_id: kari,
      player_id: '44',
      player_name: 'Berg',
      overall_rating: 4.5,
      technical_rating: null,
      physical_rating: 0.5,
      tactical_rating: null,
      mental_rating: 5,
      match_id: '500001',
    },
    value: {
      id,
      userId: kari,
      playerId: '44',
      playerName: 'Berg',
      matchId: '500001',
      rating: { overall: 4.5, technical: null, physical: 0.5, tactical: null, mental: 5 },
    },
    broken: [
      ['stars between the half steps', { overall_rating: 3.2 }, 'overall_rating'],
      ['six stars', { mental_rating: 6 }, 'mental_rating'],
      ['no stars at all', { physical_rating: 0 }, 'physical_rating'],
      ['a player without a name', { player_name: null }, 'player_name'],
      ['nobody who gave it', { user_id: null }, 'user_id'],
    ],
  },
  {
    table: 'live_events_new',
    translate: (row) => toLiveEvent(row, (match) => `competition of ${match}`),
    row: {
      id: '500001:GOAL:23',
      match_id: '500001',
      event_type: 'GOAL',
      minute: 45,
      injury_time: 2,
      team_id: 900_002,
      team_name: 'Brann',
      person_id: 7,
      person_name: 'Berg',
      assist_id: null,
      assist_name: null,
      home_team: 'Brann',
      away_team: 'Viking',
      score_home: 1,
      score_away: 0,
      payload: { place: 0.8 },
      occurred_at: at,
      created_at: at,
    },
    value: {
      id: '500001:GOAL:23',
      matchId: '500001',
      eventType: 'GOAL',
      minute: 45,
      injuryTime: 2,
      teamId: '900002',
      teamName: 'Brann',
      personId: '7',
      personName: 'Berg',
      homeTeam: 'Brann',
      awayTeam: 'Viking',
      competitionId: 'competition of 500001',
      matchTeamIds: [],
      score: { home: 1, away: 0 },
      occurredAt: instant,
    },
    broken: [
      ['no match', { match_id: '' }, 'match_id'],
      ['a minute in words', { minute: 'første' }, 'minute'],
      ['a payload that is a list', { payload: [] }, 'payload'],
      ['an invalid time', { occurred_at: '2026-02-31T12:00:00Z' }, 'occurred_at'],
    ],
  },
  {
    table: 'match_state',
    translate: toMatchState,
    row: {
      id: '500001',
      status: 'PAUSED',
      minute: 45,
      injury_time: null,
      score_home: 1,
      score_away: 0,
      updated_at: at,
    },
    value: {
      matchId: '500001',
      status: 'PAUSED',
      minute: 45,
      injuryTime: null,
      score: { home: 1, away: 0 },
      updatedAt: instant,
    },
    broken: [
      ['a status that nobody knows', { status: 'HALF_PAST' }, 'status'],
      ['a negative score', { score_away: -1 }, 'score_away'],
    ],
  },
];

describe.each(translations)('a row of $table', ({ table, translate, row, value, broken }) => {
  test('becomes a domain value', () => {
    expect(translate(row)).toEqual({ ok: true, value });
  });

  test('may have columns that we do not use', () => {
    expect(translate({ ...row, colour: 'red' })).toEqual({ ok: true, value });
  });

  test.each(broken)('with %s is one fault, and no incomplete value', (_what, change, path) => {
    expect(translate({ ...row, ...change })).toEqual({
      ok: false,
      fault: { where: table, path, message: expect.any(String) },
    });
  });

  test.each([null, undefined, 'a row', [], 7])('%j is not a row', (raw) => {
    expect(translate(raw)).toMatchObject({ ok: false, fault: { where: table } });
  });
});

test('a message stays when its sender or recipient has deleted the account', () => {
  const chat = {
    id,
    content: 'Heia',
    deleted_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    created_at: at,
  };
  expect(toChatMessage({ ...chat, sender_id: null })).toMatchObject({ ok: true, value: { senderId: null } });
  const received = { id, content: 'Ses vi?', deleted_at: null, created_at: at };
  expect(toDirectMessage({ ...received, sender_id: null, recipient_id: ola })).toMatchObject({
    value: { senderId: null, recipientId: ola },
  });
  expect(toDirectMessage({ ...received, sender_id: kari, recipient_id: null })).toMatchObject({
    value: { senderId: kari, recipientId: null },
  });
});

test('CHAT-20 a deleted message is a message without words', () => {
  const gone = { id, sender_id: kari, content: '', deleted_at: at, created_at: at };
  expect(toChatMessage({ ...gone, tagged_user_id: null, reference_message_id: null })).toMatchObject({
    value: { content: '', isDeleted: true },
  });
  expect(toDirectMessage({ ...gone, recipient_id: ola })).toMatchObject({ value: { content: '', isDeleted: true } });
});

test('DESK-1 a removed message is a message without words, and a backend without a desk removes none', () => {
  const said = { id, sender_id: kari, tagged_user_id: null, reference_message_id: null, created_at: at };
  expect(toChatMessage({ ...said, content: '', removed_at: at })).toMatchObject({
    value: { content: '', isDeleted: false, isRemoved: true },
  });
  expect(toChatMessage({ ...said, content: 'Ses vi?' })).toMatchObject({ value: { isRemoved: false } });
});

test('a row that leaves out the favourite team becomes a profile without one', () => {
  expect(toProfile({ user_id: kari, name: null, bio: null })).toMatchObject({ value: { myTeam: null } });
});

test('an event before any score has no score, and teams without ids have none', () => {
  const { row } = translations.find(({ table }) => table === 'live_events_new') ?? { row: {} };
  expect(toLiveEvent({ ...row, score_away: null, team_id: null, person_id: null }, () => null)).toMatchObject({
    value: { score: { home: null, away: null }, teamId: null, personId: null, competitionId: null },
  });
});

test.each([
  ['team_messages', toChatMessage, { tagged_user_id: null, reference_message_id: null, updated_at: at }],
  ['messages', toDirectMessage, { recipient_id: ola }],
])('a row of %s without `deleted_at` is a message that is not deleted', (_table, translate, columns) => {
  const row = { id, sender_id: kari, content: 'Ses vi?', created_at: at, ...columns };
  expect(translate(row)).toMatchObject({ ok: true, value: { content: 'Ses vi?', isDeleted: false } });
});
