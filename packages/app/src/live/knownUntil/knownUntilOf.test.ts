// @vitest-environment node
import { messageId } from '@tribunen/contract';
import {
  type ChatRoom,
  emptyHistory,
  hasEnded,
  instantAt,
  matchChatRoom,
  normaliseCompetition,
  olderThan,
  osloDayOf,
  refreshHistory,
  toMatchId,
} from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { chatApi } from '../../api/chatApi.ts';
import { seasonApi } from '../../api/seasonApi.ts';
import { pushApi } from '../../api/pushApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { openTestSite, TestBrowser } from '../../testing/openTestSite.ts';
import { knownUntilOf } from './knownUntilOf.ts';

const from = osloDayOf(instantAt(Date.parse('2026-11-21T12:00:00Z')));
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const phone = {
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
  language: 'nb',
  device: 'Chrome · Android',
} as const;

test('PUSH-20 the backend has the longest of the reader’s delays with the device', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const delays = () => backend.database.push_subscriptions.rows().map(({ delay_seconds }) => delay_seconds);
  await pushApi.of(access).addDevice(phone);
  expect(delays()).toEqual([0]);
  const knowledge = knownUntilOf(access, new QueryClient());
  knowledge.chooseDelay(20);
  const match = toMatchId('500007');
  if (match === null) throw new Error('The example is no id');
  knowledge.chooseOwnDelay(match, 38, 20);
  await pushApi.of(access).delayDevice(phone.endpoint);
  expect(delays()).toEqual([38]);
  knowledge.chooseDelay(0);
  await pushApi.of(access).renewDevice(phone);
  expect(delays()).toEqual([0]);
});

test('PUSH-20 the backend delays the messages of friends who are held back', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const knowledge = knownUntilOf(access, new QueryClient());
  knowledge.chooseDelay(20);
  await pushApi.of(access).addDevice(phone);
  knowledge.holdFriends(true);
  await pushApi.of(access).renewDevice(phone);
  const delays = () => backend.database.push_subscriptions.rows().map((row) => row.message_delay_seconds);
  expect(delays()).toEqual([20]);
  knowledge.holdFriends(false);
  await pushApi.of(access).delayDevice(phone.endpoint);
  expect(delays()).toEqual([0]);
});

test('what the reader has chosen stays on the device, and nothing stays where nothing is chosen', async () => {
  await openTestSite();
  const access = new TestBrowser().open();
  const knowledge = knownUntilOf(access, new QueryClient());
  const match = toMatchId('500007');
  if (match === null) throw new Error('The example is no id');
  knowledge.hideResult(match);
  expect(JSON.parse(kept.get('tribunen.knownUntil') ?? '')).toMatchObject({ delay: 0, hidden: ['500007'] });
  const brann = { kind: 'team', id: '5', name: 'Brann', from } as const;
  knowledge.hideGroup(brann);
  knowledge.showResult(match);
  expect(knownUntilOf(access, new QueryClient()).choices.current()).toMatchObject({
    groups: [brann],
    shown: ['500007'],
  });
  knowledge.showGroup(brann);
  expect(kept.has('tribunen.knownUntil')).toBe(false);
});

test('KNOWN-10 a table does not count a hidden result, and the scorers leave out the players of its teams', async () => {
  await openTestSite({});
  const access = new TestBrowser().open();
  const season = seasonApi.of(access);
  const competition = normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' });
  const matches = await season.competitionMatches(competition);
  const hidden = matches.findLast(hasEnded);
  if (hidden === undefined) throw new Error('Nothing has been played');
  const teams = [hidden.homeTeam.id, hidden.awayTeam.id];
  const playedBy = async () => {
    const total = (await season.standings(competition)).find(({ type }) => type === 'TOTAL');
    const played = total?.rows.map(({ team, playedGames }) => [team.id, playedGames] as const);
    return { played: new Map(played), leavesOut: total?.leavesOut ?? false };
  };
  const before = await playedBy();
  const scorers = await season.scorers(competition);
  const knowledge = knownUntilOf(access, new QueryClient());
  knowledge.hideResult(hidden.id);
  const after = await playedBy();
  expect([before.leavesOut, after.leavesOut]).toEqual([false, true]);
  for (const [team, played] of before.played) {
    expect(after.played.get(team)).toBe(teams.includes(team) ? played - 1 : played);
  }
  expect(await season.scorers(competition)).toEqual(scorers.filter(({ team }) => !teams.includes(team.id)));
  knowledge.showResult(hidden.id);
  expect(await playedBy()).toEqual(before);
});

test('PUSH-21 a match whose result is hidden is muted on every device until its result is shown', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const match = toMatchId('500007');
  if (match === null) throw new Error('The example is no id');
  const muted = () => backend.database.push_mutes.rows().map(({ match_id }) => match_id);
  const knowledge = knownUntilOf(access, new QueryClient());
  knowledge.hideResult(match);
  await vi.waitFor(() => expect(muted()).toEqual(['500007']));
  await pushApi.of(access).muteMatch(match);
  knowledge.showResult(match);
  await vi.waitFor(() => expect(muted()).toEqual([]));
});

test('PUSH-21 a match that is hidden without a network is muted by the next page that has one', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const access = await browser.openSignedIn();
  const match = toMatchId('500007');
  if (match === null) throw new Error('The example is no id');
  const muteMatch = vi.fn(() => Promise.reject(new BackendFailure('No answer', { status: null, retryAfterMs: null })));
  pushApi.replace(access, { ...pushApi.of(access), muteMatch });
  knownUntilOf(access, new QueryClient()).hideResult(match);
  await vi.waitFor(() => expect(muteMatch).toHaveBeenCalledOnce());
  const muted = () => backend.database.push_mutes.rows().map(({ match_id }) => match_id);
  expect(muted()).toEqual([]);
  knownUntilOf(browser.open(), new QueryClient());
  await vi.waitFor(() => expect(muted()).toEqual(['500007']));
});

test('PUSH-22 a team whose results are hidden is muted on every device until they are shown, and is no muted match', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const muted = () => backend.database.push_mutes.rows().map(({ match_id }) => match_id);
  const knowledge = knownUntilOf(access, new QueryClient());
  const brann = { kind: 'team', id: '5', name: 'Brann', from } as const;
  knowledge.hideGroup(brann);
  await vi.waitFor(() => expect(muted()).toEqual(['team:5']));
  expect(await pushApi.of(access).mutedMatches()).toEqual([]);
  knowledge.showGroup(brann);
  await vi.waitFor(() => expect(muted()).toEqual([]));
});

test('KNOWN-7 a message carries how far its writer is behind the pitch', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const knowledge = knownUntilOf(access, new QueryClient());
  knowledge.chooseDelay(38);
  const match = exampleMatch({});
  const write = (room: ChatRoom, text: string) =>
    chatApi.of(access).send(room, {
      id: parse(messageId, crypto.randomUUID()),
      text,
      taggedUserId: null,
      referenceMessageId: null,
      writtenAt: instantAt(Date.now()),
    });
  const sent = await write(matchChatRoom(match), 'Mål!');
  expect(sent.message?.behindSeconds).toBe(38);
  await write({ teamId: 5, teamName: 'Brann', matchId: null, since: null }, 'Heia!');
  expect(backend.database.team_messages.rows().map(({ content, behind_seconds }) => [content, behind_seconds])).toEqual(
    expect.arrayContaining([
      ['Mål!', 38],
      ['Heia!', 0],
    ]),
  );
});

test('KNOWN-7 in a busy chat, older messages take the place of those that wait', async () => {
  const { backend } = await openTestSite();
  const access = new TestBrowser().open();
  const room = matchChatRoom(exampleMatch());
  const knowledge = knownUntilOf(access, new QueryClient());
  const now = Date.now();
  // A message every 100 ms, so that a page of fifty lasts five seconds.
  await backend.database.team_messages.insert(
    Array.from({ length: 700 }, (_, n) => ({
      id: crypto.randomUUID(),
      team_id: 0,
      team_name: room.teamName,
      sender_id: null,
      content: `${n}`,
      deleted_at: null,
      removed_at: null,
      tagged_user_id: null,
      reference_message_id: null,
      created_at: instantAt(now - n * 100),
      updated_at: instantAt(now - n * 100),
    })),
  );
  const chat = chatApi.of(access);
  for (const seconds of [12, 60]) {
    knowledge.chooseDelay(seconds);
    const latest = await chat.latest(room);
    expect(latest).toHaveLength(50);
    for (const { createdAt } of latest) expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now() - seconds * 1000);
    const asked = olderThan(refreshHistory(emptyHistory, latest, true));
    if (asked === null) throw new Error('The chat has older messages');
    expect(await chat.older(room, asked)).toHaveLength(50);
  }
});
