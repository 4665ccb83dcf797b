import {
  type Match,
  normaliseMatch,
  type MatchId,
  type MatchState,
  toUtcInstant,
  type UtcInstant,
} from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchStatesListener } from '../backend/realtime/live_matches_new.ts';
import type { DayList } from '../queries/DayList.ts';
import { matchesKey } from '../queries/matchesQuery.ts';
import { loneTab } from '../tabs/loneTab.ts';
import { exampleLiveBackend } from '../testing/exampleLiveBackend.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { LiveFeed } from './LiveFeed.ts';
import { silentLog } from './LiveLog.ts';
import { ServerClock } from './ServerClock.ts';
import { parseOsloDay } from '@tribunen/domain';

function instant(text: string): UtcInstant {
  const parsed = toUtcInstant(text);
  if (parsed === null) throw new Error(`${text} is no instant`);
  return parsed;
}

const today = parseOsloDay('2026-11-21');

function match(id: number, home: number): Match {
  const made = normaliseMatch({
    id,
    utcKickoff: '2026-11-21T14:00:00Z',
    status: 'IN_PLAY',
    minute: 30,
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 2, name: 'Viking' },
    competition: { id: 9, code: 'ES', name: 'Eliteserien' },
    score: { fullTime: { home, away: 0 } },
    updatedAt: '2026-11-21T14:29:00Z',
  });
  if (made === null) throw new Error('no match');
  return made;
}

function goal(id: MatchId, updatedAt: string): MatchState {
  return {
    matchId: id,
    status: 'IN_PLAY',
    minute: 31,
    injuryTime: null,
    score: { home: 1, away: 0 },
    updatedAt: instant(updatedAt),
  };
}

let listener: MatchStatesListener | null = null;
const unsubscribe = vi.fn();
const backend = exampleLiveBackend({
  subscribeToLiveMatches: (given: MatchStatesListener) => {
    listener = given;
    return unsubscribe;
  },
});

let queryClient: QueryClient;
let world: ExampleLiveWorld;
let feed: LiveFeed;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  unsubscribe.mockClear();
  world = new ExampleLiveWorld();
  queryClient = new QueryClient();
  feed = new LiveFeed({
    backend,
    queryClient,
    world,
    clock: new ServerClock(() => world.now()),
    tabs: loneTab,
    log: silentLog,
  });
});
afterEach(() => {
  feed.stop();
  queryClient.clear();
  vi.useRealTimers();
});

/** Today's list as it was loaded a minute ago. */
function hold(matches: readonly Match[]): void {
  if (today === null) throw new Error('no day');
  const list: DayList = { matches, loadedAt: instant('2026-11-21T14:29:00Z'), reloadFailed: true };
  queryClient.setQueryData(matchesKey(today), list);
}
function held(): DayList | undefined {
  return today === null ? undefined : queryClient.getQueryData<DayList>(matchesKey(today));
}
function cached(): readonly Match[] | undefined {
  return held()?.matches;
}

test('a goal from the socket changes its match in the cache and leaves the others as they were', () => {
  const [first, second] = [match(1, 0), match(2, 0)];
  hold([first, second]);
  feed.start();

  listener?.onState(goal(first.id, '2026-11-21T14:30:00Z'));

  expect(cached()?.[0]?.score.fullTime).toEqual({ home: 1, away: 0 });
  expect(cached()?.[1]).toBe(second);
});

test('a state that is not newer changes nothing', () => {
  const first = match(1, 0);
  hold([first]);
  const before = cached();
  feed.start();

  listener?.onState(goal(first.id, '2026-11-21T14:28:00Z'));

  expect(cached()).toBe(before);
});

test('a goal freshens its match and not the day: that its last load failed is still told', () => {
  const first = match(1, 0);
  hold([first]);
  feed.start();
  listener?.onState(goal(first.id, '2026-11-21T14:30:00Z'));
  expect(held()).toMatchObject({ reloadFailed: true, loadedAt: '2026-11-21T14:29:00.000Z' });
});

test('an update that changes nothing does not touch the cache', () => {
  const first = match(1, 0);
  hold([first]);
  const write = vi.spyOn(queryClient, 'setQueryData');
  feed.start();
  listener?.onState(goal(first.id, '2026-11-21T14:28:00Z'));
  expect(write).not.toHaveBeenCalled();
});

test('a hidden tab asks for nothing', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  feed.start();
  world.hide();
  vi.advanceTimersByTime(30 * 60_000);
  expect(invalidate).not.toHaveBeenCalled();
});

test('a day that is not loaded stays unloaded', () => {
  feed.start();
  listener?.onState(goal(match(1, 0).id, '2026-11-21T14:30:00Z'));
  expect(cached()).toBeUndefined();
});

test('the link is up when the database is listened to, down when it is lost, and each is told', () => {
  const heard = vi.fn();
  feed.subscribe(heard);
  feed.start();
  expect(feed.status().connection).not.toBe('live');

  listener?.onUp();
  expect(feed.status().connection).toBe('live');
  listener?.onDown('CHANNEL_ERROR');
  expect(feed.status().connection).not.toBe('live');
  expect(heard).toHaveBeenCalledTimes(2);
});

test("today's list is loaded again when the link comes up and every five minutes", () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  feed.start();
  listener?.onUp();
  expect(invalidate).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(5 * 60_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test('after stop no subscription and no timer is left', () => {
  feed.start();
  feed.stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
