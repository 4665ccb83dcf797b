// @vitest-environment node
import { followId, type LiveMatchRow, messageId, type TeamMessageRow } from '@tribunen/contract';
import { exampleGoalRow, exampleMatchRow } from '@tribunen/contract/examples';
import { type ChatRoom, instantAt, type LiveEvent, type LiveMode, type MatchState, toMatchId } from '@tribunen/domain';
import { demoCredentials } from '@tribunen/mocks/server';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { openSpectator } from '../../testing/openSpectator.ts';
import { jonas, openTestSite, TestBrowser } from '../../testing/openTestSite.ts';
import type { BackendAccess } from '../access/BackendAccess.ts';
import { alertsApi } from '../alertsApi.ts';
import { chatApi } from '../chatApi.ts';
import { followsApi } from '../followsApi.ts';
import { friendsApi } from '../friendsApi.ts';
import { invitationsApi } from '../invitationsApi.ts';
import { liveApi } from '../liveApi.ts';
import { messagesApi } from '../messagesApi.ts';
import { profileApi } from '../profileApi.ts';
import type { ChatNews } from './subscribeToChat.ts';

const waiting = { timeout: 8000, interval: 20 };
const at = '2026-11-21T15:00:00.000Z';
const matchId = toMatchId('500001');
if (matchId === null) throw new Error('no id');
const room: ChatRoom = { teamId: 0, teamName: 'Brann vs Viking', matchId, since: null };
const row: LiveMatchRow = { ...exampleMatchRow, id: matchId };
const goal = { ...exampleGoalRow, id: 'goal', match_id: row.id };

beforeEach(() => {
  // A page in a crowd chooses a random wait before it catches up; here it is 0.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function openCrowd() {
  const { backend } = await openTestSite();
  await backend.database.live_matches_new.insert([row]);
  const crowd = (access: BackendAccess, mode: LiveMode = 'crowd'): BackendAccess => {
    backend.crowding = { mode, nextCheckIn: null };
    access.mode.set(mode);
    return access;
  };
  return { backend, crowd };
}

/** So many messages of one moment. */
function floodOf(length: number, sender_id: string): TeamMessageRow[] {
  return Array.from({ length }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000001${String(index + 10)}`,
    team_id: 0,
    team_name: room.teamName,
    sender_id,
    content: `Melding ${index}`,
    deleted_at: null,
    removed_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    behind_seconds: 0,
    created_at: `2026-11-21T15:00:00.${100 + index}Z`,
    updated_at: at,
  }));
}

/** A listener that notes when its topics come up. */
function listening() {
  const received: string[] = [];
  return {
    received,
    ups: { onUp: () => void received.push('up'), onDown: (reason: string) => void received.push(reason) },
  };
}

const channelsOf = async (access: BackendAccess): Promise<string[]> =>
  (await access.client())
    .getChannels()
    .map(({ topic }) => topic.replace('realtime:', ''))
    .toSorted();

test('in a crowd a signed-in spectator with an open match and its chat has three channels', async () => {
  const { backend, crowd } = await openCrowd();
  const { access, userId } = await openSpectator();
  crowd(access);
  const { received, ups } = listening();
  const rows = { ...ups, onChange: () => {} };
  const matches = { ...ups, onState: () => {}, onEvent: () => {} };
  const ends = [
    liveApi.of(access).subscribeToLiveMatches(matches),
    liveApi.of(access).subscribeToLiveEvents('live_events_new', [], matches, () => null),
    alertsApi.of(access).subscribeToLiveEvents('live_events_only', null, matches, () => null),
    liveApi.of(access).subscribeToMatchState(matchId, matches, () => null),
    chatApi.of(access).subscribe(room, rows),
    followsApi.of(access).subscribe(userId, rows),
    friendsApi.of(access).subscribe(userId, rows),
    messagesApi.of(access).subscribe(userId, rows),
    messagesApi.of(access).subscribeToReadPositions(userId, rows),
    invitationsApi.of(access).subscribeToInvitations({ id: userId, email: 'marte@eksempel.no' }, rows),
  ];
  await vi.waitFor(() => expect(received).toHaveLength(ends.length), waiting);
  expect(await channelsOf(access)).toEqual(['live', 'match:500001', `user:${userId}`]);
  for (const end of ends) end();
  expect(backend.realtime.connections).toBeLessThanOrEqual(1);
});

test('in a crowd a goal reaches the list, the notifications and the open match', async () => {
  const { backend, crowd } = await openCrowd();
  const access = crowd(new TestBrowser().open());
  const { received, ups } = listening();
  const heard: string[] = [];
  const listener = (name: string) => ({
    ...ups,
    onState: ({ score }: MatchState, mode?: LiveMode) => void heard.push(`${name} ${mode} ${score.home}–${score.away}`),
    onEvent: ({ id }: LiveEvent) => void heard.push(`${name} ${id}`),
  });
  const ends = [
    liveApi.of(access).subscribeToLiveMatches(listener('list')),
    alertsApi.of(access).subscribeToLiveEvents('live_events_only', null, listener('alerts'), () => null),
    liveApi.of(access).subscribeToMatchState(matchId, listener('open'), () => null),
  ];
  onTestFinished(() => ends.forEach((end) => end()));
  await vi.waitFor(() => expect(received).toEqual(['up', 'up', 'up']), waiting);
  const { competition_code: _code, utc_kickoff: _kickoff, ...state } = row;
  await backend.database.live_matches_new.upsert({ ...row, score_home: 1 });
  await backend.database.match_state.upsert({ ...state, payload: null, score_home: 1 });
  await backend.database.live_events_new.insert([goal]);
  const all = ['alerts goal', 'list crowd 1–0', 'open crowd 1–0', 'open goal'];
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(all), waiting);
});

test('LIVE-25 a page that changes to the topics of a crowd and back misses no change of its user’s rows', async () => {
  const { crowd } = await openCrowd();
  const { access, userId } = await openSpectator();
  const follows = followsApi.of(access);
  const { received, ups } = listening();
  const heard: string[] = [];
  const end = follows.subscribe(userId, {
    ...ups,
    onChange: (change) => heard.push(change.type === 'DELETE' ? `DELETE ${change.id}` : change.value.displayName),
  });
  onTestFinished(end);
  await vi.waitFor(() => expect(received).toEqual(['up']), waiting);
  expect(await channelsOf(access)).toEqual([`user_follows:${userId}`]);

  crowd(access);
  await vi.waitFor(() => expect(received).toEqual(['up', 'up']), waiting);
  expect(await channelsOf(access)).toEqual([`user:${userId}`]);
  const sogndal = exampleFollow({
    id: parse(followId, crypto.randomUUID()),
    displayName: 'Sogndal',
    entityId: '900077',
  });
  await follows.add([sogndal]);
  await vi.waitFor(() => expect(heard).toEqual(['Sogndal']), waiting);
  await follows.remove(sogndal.id);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(`DELETE ${sogndal.id}`), waiting);

  crowd(access, 'small');
  await vi.waitFor(() => expect(received).toEqual(['up', 'up', 'up']), waiting);
  expect(await channelsOf(access)).toEqual([`user_follows:${userId}`]);
});

test('in a crowd an invitation reaches its recipient, and its sender does not count it as received', async () => {
  const { crowd } = await openCrowd();
  const [sender, invited] = [await openSpectator(), await openSpectator(jonas)];
  const heard: string[] = [];
  const { received, ups } = listening();
  const listen = ({ access, userId }: typeof sender, email: string, name: string) =>
    invitationsApi
      .of(crowd(access))
      .subscribeToInvitations({ id: userId, email }, { ...ups, onChange: ({ type }) => heard.push(`${name} ${type}`) });
  const ends = [listen(sender, demoCredentials.email, 'sender'), listen(invited, jonas.email, 'invited')];
  onTestFinished(() => ends.forEach((end) => end()));
  await vi.waitFor(() => expect(received).toEqual(['up', 'up']), waiting);
  await invitationsApi.of(sender.access).send(jonas.email);
  await vi.waitFor(() => expect(heard).toEqual(['invited INSERT']), waiting);
});

test('CHAT-41, CHAT-44 in a crowd a flooded chat delivers the newest twenty messages, the names of their authors, and the number of messages left out before them', async () => {
  const { backend, crowd } = await openCrowd();
  const { access, userId } = await openSpectator();
  crowd(access);
  const { received, ups } = listening();
  const heard: ChatNews[] = [];
  const end = chatApi.of(access).subscribe(room, { ...ups, onChange: (news) => heard.push(news) });
  onTestFinished(end);
  await vi.waitFor(() => expect(received).toEqual(['up']), waiting);
  await backend.database.team_messages.insert(floodOf(25, userId));
  await vi.waitFor(() => expect(heard).toHaveLength(21), waiting);
  expect(heard[0]).toEqual({ type: 'LEFT_OUT', count: 5, before: '2026-11-21T15:00:00.105Z' });
  expect(heard.at(-1)).toMatchObject({ type: 'INSERT', value: { content: 'Melding 24' } });
  expect(profileApi.of(access).heardPerson(userId)).toMatchObject({ userId, name: expect.any(String) });
});

test('LIVE-25, CHAT-41 a page that goes over to a crowd during a flood receives its broadcast, and nothing by the topic that it leaves', async () => {
  const { backend, crowd } = await openCrowd();
  const { access, userId } = await openSpectator();
  crowd(access, 'small');
  const heard: ChatNews[] = [];
  const flood = (): void => {
    if (access.mode.current() !== 'crowd') return;
    void backend.database.team_messages.insert(floodOf(32, userId));
  };
  const { received, ups } = listening();
  const listener = {
    ...ups,
    onUp: () => {
      ups.onUp();
      flood();
    },
    onChange: (news: ChatNews) => heard.push(news),
  };
  onTestFinished(chatApi.of(access).subscribe(room, listener));
  await vi.waitFor(() => expect(received).toEqual(['up']), waiting);
  crowd(access);
  await vi.waitFor(() => expect(heard).toHaveLength(21), waiting);
  expect(heard[0]).toMatchObject({ type: 'LEFT_OUT', count: 12 });
  expect(received).toEqual(['up', 'up']);
});

test('in a crowd the chat of a team has a separate topic, on which deletions are broadcast', async () => {
  const { crowd } = await openCrowd();
  const { access } = await openSpectator();
  crowd(access);
  const chats = chatApi.of(access);
  const brann: ChatRoom = { teamId: 900_002, teamName: 'Brann', matchId: null, since: null };
  const { received, ups } = listening();
  const heard: string[] = [];
  onTestFinished(chats.subscribe(brann, { ...ups, onChange: ({ type }) => heard.push(type) }));
  await vi.waitFor(() => expect(received).toEqual(['up']), waiting);
  expect(await channelsOf(access)).toEqual(['team:900002']);
  const sent = await chats.send(brann, {
    id: parse(messageId, crypto.randomUUID()),
    writtenAt: instantAt(0),
    text: 'Heia',
    taggedUserId: null,
    referenceMessageId: null,
  });
  await vi.waitFor(() => expect(heard).toEqual(['INSERT']), waiting);
  if (sent.message === null) throw new Error('not sent');
  await chats.deleteMessage(sent.message.id, sent.message.createdAt);
  await vi.waitFor(() => expect(heard).toEqual(['INSERT', 'UPDATE']), waiting);
});
