import { matchId } from '@tribunen/contract';
import { instantAt, type LiveEvent, type MatchId, osloDayOf, Emitter } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReceivedEvents } from '../../LiveFeed.ts';
import { silentLog } from '../../LiveLog.ts';
import { loadedDayList } from '../../../data/matches/DayList.ts';
import { fantasyPlayersQuery } from '../../../data/fantasy/fantasyPlayersQuery.ts';
import { matchesKey } from '../../../data/matches/matchesQuery.ts';
import type { TabMessage } from '../../tabs/Tabs.ts';
import { exampleEvent } from '../../../testing/exampleEvent.ts';
import { ExampleLiveWorld } from '../../../testing/ExampleLiveWorld.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { GoalBannerQueue } from './GoalBannerQueue.ts';

const m1 = parse(matchId, '1');
const nobody = { userId: 'marte', follows: [], openMatchId: null, muted: [] };
const opened = { ...nobody, openMatchId: m1 };
const complaints = vi.spyOn(console, 'error');

const matchEvents = vi.fn<() => Promise<readonly LiveEvent[]>>();
const fantasyPlayers = vi.fn<() => Promise<readonly string[]>>();
let queryClient: QueryClient;
let world: ExampleLiveWorld;
let events: Emitter<ReceivedEvents>;
let messages: Emitter<TabMessage>;
let queue: GoalBannerQueue;
let hidden: readonly MatchId[];
let hidings: Emitter<void>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  vi.resetAllMocks();
  complaints.mockImplementation(() => {});
  matchEvents.mockResolvedValue([]);
  fantasyPlayers.mockResolvedValue([]);
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  world = new ExampleLiveWorld();
  events = new Emitter();
  hidden = [];
  hidings = new Emitter();
  messages = new Emitter();
  queue = new GoalBannerQueue({
    api: {
      matchEvents,
      fantasyPlayers,
      isHidden: (match) => hidden.includes(match),
      onHidden: hidings.listen,
    },
    queryClient,
    feed: { onEvents: events.listen },
    tabs: { onMessage: messages.listen },
    world,
    clock: { now: () => instantAt(Date.now()) },
    store: { competitionIdOf: () => null },
    log: silentLog,
  });
  stands(0, 0);
  queue.start();
});
afterEach(() => {
  queue.stop();
  queryClient.clear();
  if (vi.getTimerCount() + events.listeners + messages.listeners + hidings.listeners > 0)
    throw new Error('a timer or a listener is left');
});

/** Sends the match's score from a live source, a second later. */
function stands(home: number, away: number): void {
  vi.advanceTimersByTime(1000);
  const now = instantAt(Date.now());
  const match = exampleMatch({ score: { fullTime: { home, away } }, updatedAt: now });
  queryClient.setQueryData(matchesKey(osloDayOf(now)), loadedDayList([match], now));
}

function scored(home: number, away: number, personName = 'Berg'): LiveEvent {
  return exampleEvent(`${home}–${away}`, { matchId: m1, score: { home, away }, personName, minute: 31 });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const up = (): string | null => {
  const goal = queue.shown.current();
  return goal && `${goal.homeScore}–${goal.awayScore} ${goal.scorer ?? '?'}`;
};

test('NOTIFY-31 a goal is shown for ten seconds, however often it changes, and the next for ten more', async () => {
  queue.watch(opened);
  stands(1, 0);
  await pass(5000);
  events.emit({ events: [scored(1, 0)], origin: 'poll' });
  await pass(4999);
  expect(up()).toBe('1–0 Berg');
  await pass(1);
  expect(up()).toBeNull();
  stands(2, 0);
  await pass(8000);
  stands(2, 1);
  await pass(9999);
  expect(up()).toBe('2–1 ?');
  queue.close();
  expect(up()).toBeNull();
});

test('NOTIFY-33 a goal survives a visit to another screen within its ten seconds', async () => {
  const leave = queue.watch(opened);
  stands(1, 0);
  await pass(3000);
  leave();
  await pass(3000);
  queue.watch(opened);
  expect(up()).toBe('1–0 ?');
  await pass(4000);
  expect(up()).toBeNull();
});

test('NOTIFY-32 a scorer that no source has named is looked up', async () => {
  matchEvents.mockResolvedValue([scored(2, 0, 'Moe'), scored(1, 0)]);
  queue.watch(opened);
  stands(1, 0);
  expect(up()).toBe('1–0 ?');
  await pass(0);
  expect(up()).toBe('1–0 Berg');
});

test('NOTIFY-32 a scorer that the feed or another tab has named is not looked up', async () => {
  queue.watch(opened);
  events.emit({ events: [scored(1, 0)], origin: 'realtime' });
  stands(1, 0);
  expect(up()).toBe('1–0 Berg');
  messages.emit({ kind: 'events', events: [scored(2, 0, 'Moe')] });
  stands(2, 0);
  expect(up()).toBe('2–0 Moe');
  expect(matchEvents).not.toHaveBeenCalled();
});

test('a failed look-up leaves the banner without a scorer, and is logged', async () => {
  const failure = new Error('no network');
  matchEvents.mockRejectedValue(failure);
  queue.watch(opened);
  stands(1, 0);
  await pass(100);
  expect(up()).toBe('1–0 ?');
  expect(complaints).toHaveBeenCalledWith('The scorer could not be looked up', failure);
});

test('a hidden tab looks nothing up', async () => {
  queue.watch(opened);
  world.hide();
  stands(1, 0);
  await pass(100);
  expect(matchEvents).not.toHaveBeenCalled();
});

test('NOTIFY-23 a fantasy player’s goal is shown as soon as the name is known, and the squad is loaded once', async () => {
  fantasyPlayers.mockResolvedValue(['Berg']);
  matchEvents.mockResolvedValue([scored(1, 0)]);
  const leave = queue.watch(nobody);
  await pass(0);
  stands(1, 0);
  expect(up()).toBeNull();
  await pass(0);
  expect(queue.shown.current()).toMatchObject({ scorer: 'Berg', isFantasy: true });
  leave();
  queue.watch(nobody);
  await pass(0);
  expect(fantasyPlayers).toHaveBeenCalledOnce();
});

test('NOTIFY-22 a squad that the spectator has changed on another screen applies from the next screen on', async () => {
  matchEvents.mockResolvedValue([scored(1, 0)]);
  const leave = queue.watch(nobody);
  await pass(0);
  leave();
  queryClient.setQueryData(fantasyPlayersQuery({ fantasyPlayers }, nobody.userId).queryKey, ['Berg']);
  queue.watch(nobody);
  await pass(0);
  stands(1, 0);
  await pass(0);
  expect(queue.shown.current()).toMatchObject({ scorer: 'Berg', isFantasy: true });
});

test('after stop no goal appears, and a late answer is ignored', async () => {
  matchEvents.mockResolvedValue([scored(1, 0)]);
  queue.watch(opened);
  stands(1, 0);
  queue.stop();
  await pass(100);
  stands(2, 0);
  expect(up()).toBeNull();
});

test('KNOWN-6 a goal leaves the banner as soon as the result of its match is hidden', () => {
  queue.watch(opened);
  stands(1, 0);
  hidings.emit();
  expect(up()).toBe('1–0 ?');
  hidden = [m1];
  hidings.emit();
  expect(up()).toBeNull();
});
