import { toMatchId, toUserId } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { announcePresenceAnswer, announcePresenceRequest } from '../rpc/announce_presence.ts';
import { parsePresence } from '../rpc/parsePresence.ts';
import { exampleGoalRow, exampleMatchRow } from '../tables/exampleRows.ts';
import { toFollow } from '../tables/toFollow.ts';
import { chatBroadcast } from './chatBroadcast.ts';
import { liveTopic, matchTopic, teamTopic, userTopic } from './crowdTopics.ts';
import { liveBroadcast } from './liveBroadcast.ts';
import { matchBroadcast } from './matchBroadcast.ts';
import { parseBroadcastEvents } from './parseBroadcastEvents.ts';
import { parseBroadcastStates } from './parseBroadcastStates.ts';
import { parseChatBroadcast } from './parseChatBroadcast.ts';
import { parsePresent } from './parsePresent.ts';
import { parseRowBroadcast } from './parseRowBroadcast.ts';
import { presentBroadcast, rowBroadcast } from './userBroadcast.ts';

const at = '2026-11-21T15:03:00.123Z';
const kari = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';
const otherId = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e02';
const liveMatch = { ...exampleMatchRow, score_home: 1, updated_at: at };
const { competition_code: _code, utc_kickoff: _kickoff, ...state } = liveMatch;
const goal = {
  ...exampleGoalRow,
  id: '500001:GOAL:23:1-0',
  person_name: 'Kari Berg',
  payload: { side: 'home' },
  occurred_at: at,
  created_at: at,
};
const message = {
  id: otherId,
  team_id: 0,
  team_name: 'Brann vs Viking',
  sender_id: kari,
  content: 'Mål!',
  deleted_at: null,
  removed_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at: at,
  updated_at: at,
};
const follow = {
  id: otherId,
  user_id: kari,
  entity_type: 'team',
  entity_id: '59',
  display_name: 'Brann',
  crest_url: null,
  priority: 0,
  notifications: true,
  created_at: at,
};
const reading = { competitionIdOf: () => null };

test('each topic has one name', () => {
  expect([liveTopic, matchTopic('500001'), teamTopic(59), userTopic(kari)]).toEqual([
    'live',
    'match:500001',
    'team:59',
    `user:${kari}`,
  ]);
});

test('a broadcast of all matches brings the states and the events', () => {
  const broadcast = { at, matches: [liveMatch], events: [goal] };
  expect(safeParse(liveBroadcast, broadcast).issues).toBeUndefined();
  expect(parseBroadcastStates('live', broadcast)).toMatchObject({
    values: [{ matchId: '500001', score: { home: 1, away: 0 } }],
    faults: [],
  });
  expect(parseBroadcastEvents('live', broadcast, reading)).toMatchObject({
    values: [{ id: goal.id, eventType: 'GOAL' }],
    faults: [],
  });
});

test.each([
  [state, 1],
  [null, 0],
])('a broadcast of one match brings its events, and its state where that is new', (match, states) => {
  const broadcast = { at, match: match && { ...match, payload: null }, events: [goal] };
  expect(safeParse(matchBroadcast, broadcast).issues).toBeUndefined();
  expect(parseBroadcastStates('match:500001', broadcast).values).toHaveLength(states);
  expect(parseBroadcastEvents('match:500001', broadcast, reading).values).toHaveLength(1);
});

test('a row without its own time is as new as the broadcast', () => {
  const { updated_at: _, ...row } = liveMatch;
  expect(parseBroadcastStates('live', { at, matches: [row], events: [] }).values).toMatchObject([{ updatedAt: at }]);
});

test('a broken row of a broadcast is left out and reported, and so is a broken broadcast', () => {
  const broadcast = { at, matches: [{ ...liveMatch, minute: -1 }, liveMatch], events: [{ ...goal, id: 7 }] };
  expect(parseBroadcastStates('live', broadcast)).toMatchObject({
    values: [{ matchId: '500001' }],
    faults: [{ where: 'live', path: 'matches.0.minute' }],
  });
  expect(parseBroadcastEvents('live', broadcast, reading)).toMatchObject({
    values: [],
    faults: [{ where: 'live', path: 'events.0.id' }],
  });
  for (const broken of [null, { matches: [liveMatch], events: 7 }, { at, matches: 'many' }]) {
    expect(parseBroadcastStates('live', broken)).toMatchObject({ values: [], faults: [{}] });
    expect(parseBroadcastEvents('live', broken, reading)).toMatchObject({ values: [], faults: [{}] });
  }
});

test('an event that is already known is not read again', () => {
  const broadcast = { at, matches: [], events: [goal] };
  expect(parseBroadcastEvents('live', broadcast, { ...reading, isKnown: () => true }).values).toEqual([]);
});

test('CHAT-44 a broadcast of a chat brings new, changed and removed messages, the names of their authors, and the number of messages left out', () => {
  const old_record = { id: otherId };
  const broadcast = {
    changes: [
      { type: 'INSERT', record: message, old_record: null },
      { type: 'UPDATE', record: { ...message, content: '', deleted_at: at }, old_record },
      { type: 'UPDATE', record: { id: otherId, deleted_at: at }, old_record },
      { type: 'DELETE', record: null, old_record },
    ],
    left_out: 12,
    people: [{ user_id: otherId, name: 'Kari O&#x27;Brien' }],
  };
  expect(safeParse(chatBroadcast, broadcast).issues).toBeUndefined();
  expect(parseChatBroadcast(broadcast)).toMatchObject({
    changes: [
      { type: 'INSERT', value: { content: 'Mål!' } },
      { type: 'UPDATE', value: { isDeleted: true } },
      { type: 'WITHDRAWN', id: otherId },
      { type: 'DELETE', id: otherId },
    ],
    leftOut: 12,
    people: [{ userId: otherId, name: "Kari O'Brien", bio: null, myTeam: null }],
    faults: [],
  });
});

test('a change or a person in a chat that breaks the contract is left out and reported', () => {
  const changes = [
    { type: 'INSERT', record: { id: otherId, deleted_at: at } },
    { type: 'UPDATE', record: { id: otherId, deleted_at: null } },
    { type: 'DELETE', record: null, old_record: null },
    { type: 'TRUNCATE' },
  ];
  const people = [{ user_id: otherId, name: '' }, { user_id: otherId }];
  const news = parseChatBroadcast({ changes, left_out: -1, people });
  expect([news.changes, news.leftOut, news.people, news.faults.length]).toEqual([[], 0, [], 6]);
  expect(parseChatBroadcast('chat')).toMatchObject({ changes: [], leftOut: 0, faults: [{ where: 'chat' }] });
});

test('a broadcast of an own row becomes the same change as the database’s own message', () => {
  const origin = { schema: 'public', table: 'user_follows', at };
  const added = { ...origin, operation: 'INSERT', record: follow, old_record: null };
  const removed = { ...origin, operation: 'DELETE', record: null, old_record: { id: otherId } };
  for (const broadcast of [added, removed]) expect(safeParse(rowBroadcast, broadcast).issues).toBeUndefined();
  expect(parseRowBroadcast('user_follows', added, toFollow)).toMatchObject({
    ok: true,
    value: { type: 'INSERT', value: { displayName: 'Brann' } },
  });
  expect(parseRowBroadcast('user_follows', removed, toFollow)).toEqual({
    ok: true,
    value: { type: 'DELETE', id: otherId },
  });
  expect(parseRowBroadcast('friendships', added, toFollow)).toBeNull();
});

test('a broadcast of an own row that breaks the contract is one fault', () => {
  const broken = { schema: 'public', table: 'user_follows', at, operation: 'INSERT', record: null, old_record: null };
  for (const payload of [broken, null, { ...broken, at: 'i går' }]) {
    expect(parseRowBroadcast('user_follows', payload, toFollow)).toMatchObject({ ok: false });
  }
});

test('the broadcast of a deleted row is refused without the id of the row', () => {
  const origin = { schema: 'public', table: 'messages', at, operation: 'DELETE', record: null };
  expect(safeParse(rowBroadcast, { ...origin, old_record: {} }).success).toBe(false);
});

test('a broadcast announces that a friend comes online, opens a match or leaves', () => {
  const present = { user_id: kari, match_id: '500001', here: true };
  for (const received of [present, { ...present, match_id: null, here: false }]) {
    expect(safeParse(presentBroadcast, received).success).toBe(true);
  }
  expect(parsePresent(present)).toEqual({
    ok: true,
    value: { userId: toUserId(kari), openMatch: toMatchId('500001'), isHere: true },
  });
  expect(parsePresent({ ...present, here: 'yes' })).toMatchObject({ ok: false, fault: { path: 'here' } });
});

test('a user who announces their presence gets the friends who are online, and the number of users', () => {
  expect(safeParse(announcePresenceRequest, { open_match: null, visible: true }).success).toBe(true);
  const answer = { friends: [{ user_id: kari, match_id: null }], online: 1204 };
  expect(safeParse(announcePresenceAnswer, answer).success).toBe(true);
  expect(parsePresence(answer)).toEqual({ friends: [{ userId: kari, openMatch: null }], online: 1204 });
  expect(() => parsePresence({ friends: [], online: -1 })).toThrow('announce_presence');
});
