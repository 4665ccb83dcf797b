import {
  announcePresenceAnswer,
  chatBroadcast,
  liveBroadcast,
  liveUpdatesAnswer,
  type LiveEventRow,
  matchBroadcast,
  presentBroadcast,
  rowBroadcast,
} from '@tribunen/contract';
import { exampleGoalRow, exampleMatchRow } from '@tribunen/contract/examples';
import { systemClock } from '@tribunen/protocol';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backend } from '../../Backend.ts';
import { demoSpectator, demoUsers } from '../../demoSpectator.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { noFootball } from '../../testing/noFootball.ts';

const start = '2026-11-21T15:00:00.000Z';
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const [marte, jonas] = [demoSpectator.id, demoUsers.find(({ id }) => id !== demoSpectator.id)?.id ?? ''];

let backend: Backend;
const ends: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(start) });
  backend = await Backend.open({
    scenario: scenarios.kampdag,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    openMatches: () => Promise.resolve(noFootball),
  });
  backend.crowding = { mode: 'crowd', nextCheckIn: null };
  await backend.start();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  backend.stop();
  vi.useRealTimers();
});

/** Listens to a topic, and returns the list of its broadcasts, each with its event. */
async function hear(topic: string, as?: string): Promise<{ readonly event: string; readonly payload: unknown }[]> {
  const heard: { readonly event: string; readonly payload: unknown }[] = [];
  const socket = backend.connect(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => {
      const [, , , kind, payload] = JSON.parse(typeof data === 'string' ? data : '[]') as [
        unknown,
        unknown,
        string,
        string,
        (typeof heard)[number],
      ];
      if (kind === 'broadcast') heard.push(payload);
    },
    close: () => {},
  });
  ends.push(() => socket.closed());
  const access_token = as === undefined ? undefined : (await backend.openSession(as)).access_token;
  const config = { private: true };
  await socket.receive(JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', { config, access_token }]));
  return heard;
}

const match = exampleMatchRow;
const { competition_code: _code, utc_kickoff: _kickoff, ...state } = match;
const event = (id: string, event_type: string, payload: LiveEventRow['payload'] = {}) => ({
  ...exampleGoalRow,
  id,
  event_type,
  payload,
});
const message = (number: number, changes: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  team_id: 0,
  team_name: 'Brann vs Viking',
  sender_id: marte,
  content: `Melding ${number}`,
  deleted_at: null,
  removed_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at: start,
  updated_at: start,
  ...changes,
});

test('a goal is broadcast at once, its state and its event in one message; changes within the next second wait, and the latest state is sent', async () => {
  const { live_matches_new, live_events_new } = backend.database;
  await live_matches_new.insert([match]);
  await pass(1000);
  const heard = await hear('live');
  await live_matches_new.upsert({ ...match, score_home: 1 });
  await live_events_new.insert([event('goal', 'GOAL')]);
  await pass(0);
  await live_matches_new.upsert({ ...match, score_home: 2 });
  await live_matches_new.upsert({ ...match, score_home: 3 });
  await pass(999);
  expect(heard).toHaveLength(1);
  await pass(1);
  const received = heard.map(({ payload }) => parse(liveBroadcast, payload));
  expect(received).toMatchObject([
    { matches: [{ score_home: 1 }], events: [{ id: 'goal' }] },
    { matches: [{ score_home: 3 }], events: [] },
  ]);
});

test('a passing minute and a match that has not begun are not broadcast, and yellow cards only on the match’s own topic', async () => {
  const { live_matches_new, live_events_new, match_state } = backend.database;
  await live_matches_new.insert([match, { ...match, id: '500002', status: 'TIMED' }]);
  await match_state.insert([{ ...state, payload: null }]);
  await pass(2000);
  const [heard, ofMatch] = [await hear('live'), await hear('match:500001')];
  await live_matches_new.upsert({ ...match, minute: 24, updated_at: '2026-11-21T15:01:00.000Z' });
  await live_matches_new.upsert({ ...match, id: '500002', status: 'TIMED', home_team_name: 'Molde' });
  await match_state.upsert({ ...state, payload: null, minute: 24 });
  await live_events_new.insert([event('yellow', 'YELLOW_CARD'), event('var', 'VAR', { decision: 'GOAL_CANCELLED' })]);
  await pass(2000);
  expect(heard.map(({ payload }) => parse(liveBroadcast, payload))).toMatchObject([
    { matches: [], events: [{ id: 'var' }] },
  ]);
  expect(ofMatch.map(({ payload }) => parse(matchBroadcast, payload))).toMatchObject([
    { match: null, events: [{ id: 'yellow' }, { id: 'var' }] },
  ]);
});

test('a chat broadcasts at most its twenty newest messages a second, with the number of the others, and every deletion', async () => {
  const { live_matches_new, team_messages } = backend.database;
  await live_matches_new.insert([match]);
  await team_messages.insert([message(0), message(999)]);
  await pass(2000);
  const heard = await hear('match:500001');
  await team_messages.insert(Array.from({ length: 30 }, (_, index) => message(index + 1)));
  await team_messages.update(
    ({ id }) => id === message(0).id,
    (row) => ({ ...row, content: '', deleted_at: start }),
  );
  await team_messages.delete(({ id }) => id === message(999).id);
  await pass(2000);
  const [received, ...others] = heard.map(({ payload }) => parse(chatBroadcast, payload));
  expect(others).toEqual([]);
  expect(received?.left_out).toBe(12);
  expect(received?.changes.filter(({ type }) => type === 'INSERT')).toHaveLength(18);
  expect(received?.changes.filter(({ type }) => type !== 'INSERT').map(({ type }) => type)).toEqual([
    'UPDATE',
    'DELETE',
  ]);
  const contents = received?.changes.flatMap((change) => (change.type === 'INSERT' ? [change.record.content] : []));
  expect([contents?.[0], contents?.at(-1)]).toEqual(['Melding 13', 'Melding 30']);
  expect(received?.people).toEqual([{ user_id: marte, name: 'Marte Solheim' }]);
});

test('a change of a user’s own row is sent to that user at once, and to no other', async () => {
  const [own, others] = [await hear(`user:${marte}`, marte), await hear(`user:${jonas}`, jonas)];
  const intruder = await hear(`user:${marte}`, jonas);
  const id = message(7).id;
  await backend.database.user_follows.insert([
    {
      id,
      user_id: marte,
      entity_type: 'team',
      entity_id: '900099',
      display_name: 'Sogndal',
      crest_url: null,
      priority: 9,
      notifications: false,
      created_at: start,
    },
  ]);
  await backend.database.user_follows.delete((row) => row.id === id);
  await pass(0);
  expect(own.map(({ payload }) => parse(rowBroadcast, payload))).toMatchObject([
    { operation: 'INSERT', table: 'user_follows', record: { display_name: 'Sogndal' } },
    { operation: 'DELETE', record: null, old_record: { id } },
  ]);
  expect([others, intruder]).toEqual([[], []]);
});

test('friends receive the presence of a user who arrives, opens a match or leaves; a blocked friend receives nothing', async () => {
  const pair = [marte, jonas].toSorted();
  await backend.database.friendships.delete(() => true);
  await backend.database.friendships.insert([
    {
      id: message(1).id,
      user1_id: pair[0] ?? '',
      user2_id: pair[1] ?? '',
      is_star_friend_user1: false,
      is_star_friend_user2: false,
      created_at: start,
    },
  ]);
  const heard = await hear(`user:${marte}`, marte);
  const announce = async (user: string, body: object) => {
    const { access_token } = await backend.openSession(user);
    const headers = { apikey: 'k', authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const url = 'https://x.test/rest/v1/rpc/announce_presence';
    const response = await backend.answer(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    return parse(announcePresenceAnswer, await response.json());
  };
  expect(await announce(marte, {})).toMatchObject({ friends: [] });
  expect(await announce(jonas, { open_match: '500001' })).toMatchObject({
    friends: [{ user_id: marte, match_id: null }],
  });
  await pass(60_000);
  const updates = await backend.answer(
    new Request('https://x.test/functions/v1/live-updates', { method: 'POST', headers: { apikey: 'k' } }),
  );
  expect(parse(liveUpdatesAnswer, await updates.json()).websocketConnections).toBe(2);
  expect((await announce(marte, { visible: false })).online).toBe(2);
  expect((await announce(jonas, { open_match: null })).friends).toEqual([]);
  await pass(6 * 60_000);
  expect(heard.map(({ payload }) => parse(presentBroadcast, payload))).toEqual([
    { user_id: jonas, match_id: '500001', here: true },
    { user_id: jonas, match_id: null, here: true },
  ]);
  await announce(marte, {});
  await announce(jonas, {});
  expect(heard).toHaveLength(3);
  await backend.database.user_blocks.insert([
    { id: message(2).id, user_id: marte, blocked_id: jonas, created_at: start },
  ]);
  await pass(10_000);
  expect((await announce(jonas, { open_match: '500001' })).friends).toEqual([]);
  expect(heard).toHaveLength(3);
});

test('broadcasts go on for two minutes after the crowd, and no longer', async () => {
  const heard = await hear('live');
  backend.crowding = { mode: 'small', nextCheckIn: null };
  await pass(119_000);
  await backend.database.live_matches_new.insert([match]);
  await pass(0);
  expect(heard).toHaveLength(1);
  await pass(2000);
  await backend.database.live_matches_new.upsert({ ...match, score_home: 1 });
  await pass(5000);
  expect(heard).toHaveLength(1);
});
