import { followId, matchId } from '@tribunen/contract';
import { type Follow, instantAt, type LiveEvent, type MatchId, osloDayOf } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEventsHearer } from '../live/LiveFeed.ts';
import { silentLog } from '../live/LiveLog.ts';
import type { DayList } from '../queries/DayList.ts';
import { matchesKey } from '../queries/matchesQuery.ts';
import { exampleEvent } from '../testing/exampleEvent.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { GoalBannerBoard } from './GoalBannerBoard.ts';

const start = Date.parse('2026-11-21T14:30:00Z');
const m1 = parse(matchId, '1');
const nobody = { userId: 'marte', follows: [], openMatchId: null };
const complaints = vi.spyOn(console, 'error');

let queryClient: QueryClient;
let world: ExampleLiveWorld;
let board: GoalBannerBoard;
let hearers: Set<LiveEventsHearer>;
let rows: readonly LiveEvent[];
let lookUps: MatchId[];
let failure: Error | null;
let squad: readonly string[];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  complaints.mockImplementation(() => {});
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  world = new ExampleLiveWorld();
  hearers = new Set();
  rows = [];
  lookUps = [];
  failure = null;
  squad = [];
  board = new GoalBannerBoard({
    backend: {
      matchEvents: async (match) => {
        lookUps.push(match);
        await Promise.resolve();
        if (failure !== null) throw failure;
        return rows;
      },
      fantasyPlayers: () => (failure === null ? Promise.resolve(squad) : Promise.reject(failure)),
    },
    queryClient,
    feed: {
      onEvents: (hearer) => {
        hearers.add(hearer);
        return () => hearers.delete(hearer);
      },
    },
    tabs: { onMessage: () => () => {} },
    world,
    clock: { now: () => instantAt(Date.now()) },
    competitionIdOf: () => null,
    log: silentLog,
  });
  stands(0, 0);
});
afterEach(() => {
  board.stop();
  queryClient.clear();
  if (vi.getTimerCount() > 0 || hearers.size > 0) throw new Error('a timer or a listener is left');
  complaints.mockReset();
  vi.useRealTimers();
});

/** The match's score, as a live source tells it a second later. */
function stands(home: number, away: number, status = 'IN_PLAY', elsewhere = 0): void {
  vi.advanceTimersByTime(1000);
  const now = instantAt(Date.now());
  const match = exampleMatch({ status, score: { fullTime: { home, away } }, updatedAt: now });
  const other = exampleMatch({ id: 2, score: { fullTime: { home: elsewhere, away: 0 } }, updatedAt: now });
  const list: DayList = { matches: [match, other], loadedAt: now, reloadFailed: false };
  queryClient.setQueryData(matchesKey(osloDayOf(now)), list);
}

function scored(home: number, away: number, personName: string | null = 'Berg'): LiveEvent {
  return exampleEvent(`${home}–${away}`, { matchId: m1, score: { home, away }, personName, minute: 31 });
}

const follow: Follow = {
  id: parse(followId, 'f1'),
  entityType: 'team',
  entityId: '2',
  displayName: 'Viking',
  crestUrl: null,
  priority: 0,
  notifications: false,
  createdAt: null,
};

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const up = (): string | null => {
  const banner = board.current();
  return (
    banner && `${banner.homeScore}–${banner.awayScore} ${banner.scorer ?? '?'}${banner.isFantasy ? ' Fantasy' : ''}`
  );
};

async function begin(watcher: Parameters<GoalBannerBoard['watch']>[0]): Promise<void> {
  board.watch(watcher);
  board.start();
  await wait(0);
}

test('NOTIFY-22 a goal in the open match raises the banner, with its scorer, and 10 s later it is gone', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  rows = [scored(1, 0)];
  stands(1, 0);
  expect(up()).toBe('1–0 ?');
  await wait(0);
  expect(up()).toBe('1–0 Berg');
  expect(board.current()).toMatchObject({ minute: 31, scoringSide: 'home' });
  await wait(9999);
  expect(up()).toBe('1–0 Berg');
  await wait(1);
  expect(up()).toBeNull();
});

test('NOTIFY-22 for a followed team too, with notifications off, and for nobody else', async () => {
  await begin({ ...nobody, follows: [follow] });
  stands(1, 0);
  expect(up()).toBe('1–0 ?');
  board.close();
  board.watch(nobody);
  stands(2, 0);
  await wait(100);
  expect(up()).toBeNull();
  expect(lookUps).toHaveLength(1);
});

test('NOTIFY-23 a goal by a fantasy player raises it as soon as the scorer is known', async () => {
  squad = ['Berg'];
  await begin(nobody);
  rows = [scored(1, 0)];
  stands(1, 0);
  expect(up()).toBeNull();
  await wait(0);
  expect(up()).toBe('1–0 Berg Fantasy');
  rows = [scored(2, 0, 'Moe')];
  board.close();
  stands(2, 0);
  await wait(100);
  expect(up()).toBeNull();
});

test('NOTIFY-23 a scorer who is named minutes later raises nothing', async () => {
  squad = ['Berg'];
  await begin(nobody);
  stands(1, 0);
  await wait(120_001);
  for (const hear of hearers) hear([scored(1, 0)], 'poll');
  expect(up()).toBeNull();
});

test('NOTIFY-30 a goal that is told with the end, or with a correction, raises it too', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  stands(1, 0);
  stands(0, 1);
  expect(up()).toBe('0–1 ?');
  stands(0, 2, 'FINISHED');
  expect(up()).toBe('0–2 ?');
});

test('a scorer whom the feed has told already, or tells later, is not looked up twice', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  for (const hear of hearers) hear([scored(1, 0)], 'realtime');
  stands(1, 0);
  expect(up()).toBe('1–0 Berg');
  expect(lookUps).toEqual([]);
  stands(2, 0);
  await wait(0);
  expect(up()).toBe('2–0 ?');
  for (const hear of hearers) hear([scored(2, 0, 'Moe')], 'poll');
  expect(up()).toBe('2–0 Moe');
});

test('without an answer the banner stands without a scorer', async () => {
  failure = new Error('no network');
  await begin({ ...nobody, openMatchId: m1 });
  stands(1, 0);
  await wait(100);
  expect(up()).toBe('1–0 ?');
  expect(complaints).toHaveBeenCalledWith('The scorer could not be looked up', failure);
});

test('a second goal replaces the first, and stands its own ten seconds', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  stands(1, 0);
  await wait(8000);
  stands(1, 1);
  await wait(5000);
  expect(up()).toBe('1–1 ?');
  await wait(5000);
  expect(up()).toBeNull();
});

test('a goal of another match waits for the one that is up, and each stands its own ten seconds', async () => {
  const all = { ...follow, entityType: 'competition', entityId: String(exampleMatch({}).competition.dbId) } as const;
  await begin({ ...nobody, follows: [all], openMatchId: m1 });
  stands(1, 0);
  expect(up()).toBe('1–0 ?');
  stands(1, 0, 'IN_PLAY', 1);
  stands(1, 0, 'IN_PLAY', 2);
  expect(board.current()?.match.id).toBe(m1);
  await wait(8_000);
  expect(board.current()?.match.id).toBe('2');
  expect(up()).toBe('2–0 ?');
  await wait(9_999);
  expect(up()).toBe('2–0 ?');
  await wait(1);
  expect(up()).toBeNull();
});

test('a goal of the open match waits for nobody', async () => {
  const all = { ...follow, entityType: 'competition', entityId: String(exampleMatch({}).competition.dbId) } as const;
  await begin({ ...nobody, follows: [all], openMatchId: m1 });
  stands(0, 0, 'IN_PLAY', 1);
  expect(board.current()?.match.id).toBe('2');
  stands(1, 0, 'IN_PLAY', 1);
  expect(board.current()?.match.id).toBe(m1);
  await wait(10_000);
  expect(up()).toBeNull();
});

test('closing the banner brings the next', async () => {
  const all = { ...follow, entityType: 'competition', entityId: String(exampleMatch({}).competition.dbId) } as const;
  await begin({ ...nobody, follows: [all], openMatchId: m1 });
  stands(1, 0, 'IN_PLAY', 0);
  stands(1, 0, 'IN_PLAY', 1);
  board.close();
  expect(board.current()?.match.id).toBe('2');
  board.close();
  expect(up()).toBeNull();
});

test('a goal that is taken back has no banner', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  stands(1, 0);
  stands(0, 0);
  expect(up()).toBeNull();
});

test('what stood when it began, and what an older list says, is no goal', async () => {
  stands(3, 0);
  await begin({ ...nobody, openMatchId: m1 });
  expect(up()).toBeNull();
  const older = exampleMatch({ score: { fullTime: { home: 2, away: 0 } }, updatedAt: instantAt(start) });
  const list: DayList = { matches: [older], loadedAt: instantAt(start), reloadFailed: false };
  queryClient.setQueryData(['matches', 'another list'], list);
  stands(3, 0);
  expect(up()).toBeNull();
});

test('a hidden tab looks nothing up', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  world.hide();
  stands(1, 0);
  await wait(100);
  expect(lookUps).toEqual([]);
});

test('after stop nothing rises, and a late answer changes nothing', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  rows = [scored(1, 0)];
  stands(1, 0);
  board.stop();
  await wait(100);
  stands(2, 0);
  expect(up()).toBeNull();
});

test('a goal to the score of one that was taken back is not named after whose did not count', async () => {
  await begin({ ...nobody, openMatchId: m1 });
  for (const hear of hearers) hear([scored(1, 0, 'Berg')], 'realtime');
  stands(1, 0);
  expect(up()).toBe('1–0 Berg');
  stands(0, 0);
  expect(up()).toBeNull();
  stands(1, 0);
  expect(up()).toBe('1–0 ?');
  for (const hear of hearers) hear([scored(1, 0, 'Finne')], 'realtime');
  expect(up()).toBe('1–0 Finne');
});
