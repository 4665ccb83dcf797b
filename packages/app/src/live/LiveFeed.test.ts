import {
  addDays,
  instantAt,
  type LiveEvent,
  type LiveEventId,
  type LiveMode,
  type Match,
  type MatchId,
  type MatchState,
  osloDayOf,
} from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { Observable } from '../lib/state/Observable.ts';
import type { AgedDelta } from '../api/functions/liveEndpoints.ts';
import type { LiveEventsListener } from '../api/realtime/live_events_new.ts';
import type { MatchStatesListener } from '../api/realtime/live_matches_new.ts';
import { type DayList, loadedDayList } from '../data/matches/DayList.ts';
import { prefetch } from '../data/prefetch.ts';
import { matchesKey, matchesQuery } from '../data/matches/matchesQuery.ts';
import { matchKey } from '../data/matches/matchKeys.ts';
import type { TabMessage, Tabs } from './tabs/Tabs.ts';
import { exampleLiveApi } from '../testing/exampleLiveApi.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import type { LiveApi } from '../api/liveApi.ts';
import { AbsenceDetector } from './AbsenceDetector.ts';
import { LiveFeed, type ReceivedEvents } from './LiveFeed.ts';
import { silentLog } from './LiveLog.ts';
import { MatchStore } from './MatchStore.ts';
import { ServerClock } from './ServerClock.ts';
import { SharedRests } from './SharedRests.ts';

/** The fields of a delta, apart from its changes, that mean small mode. */
const small = { mode: 'small', nextCheckIn: null, ageMs: 0 } as const;
const startAt = Date.parse('2026-11-21T14:30:00Z');
const today = osloDayOf(instantAt(startAt));
/** A snapshot of today in small mode. */
const snapshotOf = (matches: readonly Match[]) =>
  ({ ...small, version: 7, day: today, matches, recentEvents: new Map(), faults: [] }) as const;
const at = (ms: number) => instantAt(startAt + ms);

const live = (id: number, home = 0) =>
  exampleMatch({ id, score: { fullTime: { home, away: 0 } }, updatedAt: '2026-11-21T14:29:00Z' });
const scheduled = (id: number, utcKickoff = '2026-11-21T20:00:00Z') =>
  exampleMatch({ id, utcKickoff, status: 'TIMED', minute: null });

function goal(id: MatchId, ms: number, home = 1): MatchState {
  return {
    matchId: id,
    status: 'IN_PLAY',
    minute: 31,
    injuryTime: null,
    score: { home, away: 0 },
    updatedAt: at(ms),
  };
}

/** The rows of another tab. */
const otherTab = { kind: 'stream', name: 'live_matches_new of another' } as const;

function goalEvent(id: string, matchId: MatchId, ms: number): LiveEvent {
  const person = { teamId: '1', teamName: 'Brann', personId: null, personName: null };
  const match = { homeTeam: 'Brann', awayTeam: 'Viking', competitionId: '9', matchTeamIds: [] };
  const play = { eventType: 'GOAL', minute: 31, injuryTime: null, score: { home: 1, away: 0 } };
  return { id: id as LiveEventId, matchId, ...person, ...match, ...play, occurredAt: at(ms) };
}

/** A backend that counts its requests, with a socket that the test plays. */
function openBackend(given: Partial<LiveApi> = {}) {
  const counts: Record<string, number> = {};
  const quiet = exampleLiveApi(given);
  const counting =
    <Arguments extends readonly unknown[], Answer>(name: string, ask: (...given: Arguments) => Promise<Answer>) =>
    (...asked: Arguments) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return ask(...asked);
    };
  const open = new Set<string>();
  let matches: MatchStatesListener | undefined;
  let openMatch: MatchStatesListener | undefined;
  let events: LiveEventsListener | undefined;
  let sound: (() => void) | undefined;
  const opened = (topic: string) => {
    open.add(topic);
    return () => open.delete(topic);
  };
  const api: LiveApi = {
    mode: quiet.mode,
    due: quiet.due,
    matchReport: counting('open-match', quiet.matchReport),
    bootLive: counting('boot', quiet.bootLive),
    bootVersion: counting('version', quiet.bootVersion),
    liveDelta: counting('version-delta', quiet.liveDelta),
    liveUpdates: counting('live-updates', quiet.liveUpdates),
    matchDeltas: counting('date-delta', quiet.matchDeltas),
    liveHealth: counting('health', quiet.liveHealth),
    changedMatches: counting('score-change', quiet.changedMatches),
    subscribeToLiveMatches: (listener) => {
      matches = listener;
      return opened('live_matches_new');
    },
    subscribeToMatchState: (match, listener) => {
      openMatch = listener;
      return opened(`match_state:${match}`);
    },
    subscribeToLiveEvents: (channel, _types, listener) => {
      events = listener;
      return opened(channel);
    },
    onSocketSound: (listener) => {
      sound = listener;
      return opened('sound');
    },
    probeSocket: vi.fn<() => void>(),
    reopenSocket: vi.fn<() => void>(),
  };
  return {
    api,
    open,
    socket: {
      up: () => {
        sound?.();
        matches?.onUp();
        events?.onUp();
      },
      down: () => matches?.onDown('CHANNEL_ERROR'),
      refused: () => matches?.onDown('ConnectionRateLimitReached: Too many connected users'),
      beat: () => sound?.(),
      state: (state: MatchState) => matches?.onState(state),
      openState: (state: MatchState) => openMatch?.onState(state),
      event: (event: LiveEvent) => events?.onEvent(event),
    },
    /** The requests since the last call. */
    asked: (): Readonly<Record<string, number>> => {
      const seen = { ...counts };
      for (const name of Object.keys(counts)) delete counts[name];
      return seen;
    },
  };
}

/** A tab with other tabs, whose messages the test sends. */
class ExampleTab implements Tabs {
  readonly sent: TabMessage[] = [];
  readonly #fronts = new Set<(isFront: boolean) => void>();
  readonly #hearers = new Set<(message: TabMessage) => void>();
  #front = true;

  isFront(): boolean {
    return this.#front;
  }
  onFront(listener: (isFront: boolean) => void): () => void {
    this.#fronts.add(listener);
    return () => this.#fronts.delete(listener);
  }
  send(message: TabMessage): void {
    this.sent.push(message);
  }
  onMessage(listener: (message: TabMessage) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }
  goFront(isFront: boolean): void {
    this.#front = isFront;
    for (const listener of this.#fronts) listener(isFront);
  }
  hear(message: TabMessage): void {
    for (const listener of this.#hearers) listener(message);
  }
  listenerCount(): number {
    return this.#fronts.size + this.#hearers.size;
  }
}

const noLineUp = { formation: null, lineup: [], bench: [] };

let queryClient: QueryClient;
let world: ExampleLiveWorld;
let tab: ExampleTab;
let feed: LiveFeed;
let absences: AbsenceDetector;
const complaints = vi.spyOn(console, 'error');

function openFeed(given: Partial<LiveApi> = {}) {
  const opened = openBackend(given);
  absences = new AbsenceDetector({ world, log: silentLog });
  feed = new LiveFeed({
    api: opened.api,
    store: new MatchStore(queryClient),
    world,
    clock: new ServerClock(() => world.now()),
    tabs: tab,
    absences,
    rests: new SharedRests(tab),
    log: silentLog,
  });
  return opened;
}

function start(): void {
  feed.start();
  absences.start();
}

function stop(): void {
  absences.stop();
  feed.stop();
}

beforeEach(() => {
  vi.useFakeTimers({ now: startAt });
  complaints.mockReset();
  complaints.mockImplementation(() => {});
  world = new ExampleLiveWorld();
  tab = new ExampleTab();
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
});
afterEach(() => {
  stop();
  queryClient.clear();
});

/** Today's list as it was loaded a minute ago. */
function hold(...matches: readonly Match[]): void {
  const { structuralSharing = true } = matchesQuery({ matches: () => Promise.resolve(matches) }, today, () => at(0));
  queryClient.setQueryDefaults(matchesKey(today), { structuralSharing });
  queryClient.setQueryData(matchesKey(today), loadedDayList(matches, at(-60_000)));
}
function startWith(...matches: readonly Match[]): void {
  hold(...matches);
  start();
}
const held = () => queryClient.getQueryData<DayList>(matchesKey(today));
const shown = (id: MatchId) => held()?.matches.find((match) => match.id === id)?.score.fullTime;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('an update', () => {
  test('a goal from the socket changes its match in the cache at once and leaves the others as they are', () => {
    const [first, second] = [live(1), live(2)];
    const { socket } = openFeed();
    startWith(first, second);
    socket.state(goal(first.id, 0));
    expect(shown(first.id)).toEqual({ home: 1, away: 0 });
    expect(held()?.matches[1]).toBe(second);
  });

  test('rows that arrive within one frame are applied together', async () => {
    const matches = Array.from({ length: 20 }, (_, index) => live(index + 1));
    const { socket } = openFeed();
    startWith(...matches);
    await pass(20);
    const write = vi.spyOn(queryClient, 'setQueryData');
    for (const { id } of matches) socket.state(goal(id, 0));
    await pass(16);
    expect(write.mock.calls.length).toBe(2);
    for (const { id } of matches) expect(shown(id)).toEqual({ home: 1, away: 0 });
  });

  test('a goal freshens its match, and not the age of the day’s list', () => {
    const match = live(1);
    const { socket } = openFeed();
    hold(match);
    const loaded = queryClient.getQueryState(matchesKey(today))?.dataUpdatedAt;
    start();
    vi.setSystemTime(startAt + 5000);
    socket.state(goal(match.id, 0));
    expect(queryClient.getQueryState(matchesKey(today))?.dataUpdatedAt).toBe(loaded);
    expect(held()?.loadedAt).toBe(at(-60_000));
  });

  test('a day that nobody has loaded begins with the snapshot, which counts as old', async () => {
    const match = live(1);
    openFeed({ bootLive: () => Promise.resolve(snapshotOf([match])) });
    start();
    await pass(0);
    expect(held()?.matches).toEqual([match]);
    expect(queryClient.getQueryState(matchesKey(today))?.dataUpdatedAt).toBeLessThan(startAt - 60_000);
  });

  test('a match in play is kept even if nobody has loaded its day, for as long as the day may be shown', async () => {
    const yesterday = addDays(today, -1);
    const late = exampleMatch({ id: 1, utcKickoff: at(-24 * 3_600_000) });
    const over = exampleMatch({ id: 2, status: 'FINISHED', utcKickoff: at(-48 * 3_600_000) });
    queryClient.setDefaultOptions({ queries: { gcTime: 300_000 } });
    openFeed({ bootLive: () => Promise.resolve(snapshotOf([late, over])) });
    start();
    await pass(3_600_000);
    expect(queryClient.getQueryData<DayList>(matchesKey(yesterday))?.matches).toEqual([late]);
    expect(queryClient.getQueryData(matchesKey(addDays(today, -2)))).toBeUndefined();
  });

  test('a list that failed to load is replaced by the snapshot, marked as not reloaded', async () => {
    const match = live(1);
    const api = { matches: () => Promise.reject(new Error('500')) };
    await prefetch(queryClient, { ...matchesQuery(api, today, () => at(0)), retry: false });
    openFeed({ bootLive: () => Promise.resolve(snapshotOf([match])) });
    start();
    await pass(0);
    expect(held()).toEqual({ ...loadedDayList([match], at(0)), reloadFailed: true });
  });

  test('an open match’s own rows update its report and the list of its day', async () => {
    const match = live(1);
    const { socket, open } = openFeed();
    hold(match);
    queryClient.setQueryData(matchKey(match.id), { match, events: [] });
    start();
    const leave = feed.watchMatch(match.id);
    const leaveToo = feed.watchMatch(match.id);
    socket.openState(goal(match.id, 0));
    expect(queryClient.getQueryData(matchKey(match.id))).toMatchObject({ match: { score: { fullTime: { home: 1 } } } });
    expect(shown(match.id)).toEqual({ home: 1, away: 0 });
    leave();
    expect(open).toContain('match_state:1');
    leaveToo();
    expect(open).not.toContain('match_state:1');
  });

  test('the poll of an open match updates it, but keeps a score that arrived since', async () => {
    const match = live(1);
    const report = { match, events: ['a goal'], lineUps: null, referee: null };
    const matchReport = vi.fn<LiveApi['matchReport']>();
    const { socket } = openFeed({ matchReport });
    const lineUps = { home: noLineUp, away: noLineUp };
    matchReport.mockResolvedValue({ match, events: [], lineUps, referee: 'Svein Oddvar Moen' });
    hold(match);
    queryClient.setQueryData(matchKey(match.id), report);
    start();
    const leave = feed.watchMatch(match.id);
    socket.openState(goal(match.id, 0));
    await pass(15_001);
    expect(queryClient.getQueryData(matchKey(match.id))).toMatchObject({
      match: { score: { fullTime: { home: 1, away: 0 } } },
      referee: 'Svein Oddvar Moen',
    });
    leave();
  });

  test('listeners receive every event of every source, with its origin', async () => {
    const match = live(1);
    const { socket } = openFeed({
      liveUpdates: () =>
        Promise.resolve({
          events: [goalEvent('e2', match.id, 0)],
          hasUpdates: true,
          nextCheckIn: null,
          timestamp: at(0),
          faults: [],
        }),
    });
    hold(match);
    const heard: string[] = [];
    const end = feed.onEvents(({ events, origin }) => heard.push(...events.map(({ id }) => `${origin} ${id}`)));
    start();
    socket.event(goalEvent('e1', match.id, 0));
    await pass(0);
    expect(heard).toEqual(['realtime e1', 'poll e2']);
    end();
    socket.event(goalEvent('e3', match.id, 0));
    expect(heard).toHaveLength(2);
  });
});

describe('LIVE-9 the requests in a minute', () => {
  const aMinute = async (asked: () => Readonly<Record<string, number>>) => {
    await pass(60_000);
    asked();
    const beating = 60;
    let seen: Readonly<Record<string, number>> = {};
    for (let second = 0; second < beating; second += 1) await pass(1000);
    seen = asked();
    return seen;
  };

  test('with the socket up and a live match: version, live updates, the safety delta, health', async () => {
    const { socket, asked } = openFeed();
    startWith(live(1));
    await pass(1000);
    socket.up();
    const beat = setInterval(socket.beat, 10_000);
    expect(await aMinute(asked)).toEqual({
      version: 6,
      'live-updates': 60,
      'date-delta': 2,
      health: expect.toSatisfy((pings: number) => pings <= 2),
    });
    clearInterval(beat);
  });

  test('with the socket down and a live match: also the date delta and the score-change poll', async () => {
    const { socket, asked } = openFeed();
    startWith(live(1));
    socket.down();
    expect(await aMinute(asked)).toEqual({
      version: 6,
      'live-updates': 60,
      'date-delta': 40,
      'score-change': 60,
      health: expect.toSatisfy((pings: number) => pings <= 2),
    });
  });

  test('without a live match: version, and with the socket up the safety delta', async () => {
    const { socket, asked } = openFeed();
    startWith(scheduled(1));
    socket.down();
    const down = await aMinute(asked);
    expect(Object.keys(down).toSorted()).toEqual(['health', 'version']);
    socket.up();
    const beat = setInterval(socket.beat, 10_000);
    expect(await aMinute(asked)).toMatchObject({ version: 6, 'date-delta': 2 });
    clearInterval(beat);
  });

  test('a match that is played past midnight is still polled on the new day', async () => {
    const { asked } = openFeed();
    hold(live(1));
    vi.setSystemTime(Date.parse('2026-11-21T23:30:00Z'));
    start();
    await pass(10_000);
    expect(asked()['score-change']).toBeGreaterThan(5);
  });

  test('LIVE-8 ten minutes before kick-off the polls begin by themselves', async () => {
    const { asked } = openFeed();
    startWith(scheduled(1, '2026-11-21T14:50:00Z'));
    await pass(9 * 60_000);
    expect(asked()['live-updates']).toBeUndefined();
    await pass(70_000);
    expect(asked()['live-updates']).toBeGreaterThan(0);
  });

  test('a hidden tab sends no requests, whatever the socket does', async () => {
    const { socket, asked } = openFeed();
    startWith(live(1));
    await pass(5000);
    world.hide();
    asked();
    socket.down();
    await pass(60 * 60_000);
    socket.up();
    await pass(60 * 60_000);
    expect(asked()).toEqual({});
  });

  test('without a network no requests are sent', async () => {
    const { asked } = openFeed();
    startWith(live(1));
    await pass(5000);
    world.goOffline();
    asked();
    await pass(60 * 60_000);
    expect(asked()).toEqual({});
    expect(feed.status.current().online).toBe(false);
  });

  test('a tab that is not the front requests only its own lists', async () => {
    const { asked } = openFeed();
    hold(live(1));
    tab.goFront(false);
    start();
    const reload = vi.spyOn(queryClient, 'invalidateQueries');
    await pass(5 * 60_000);
    expect(asked()).toEqual({});
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('an open match is requested every 15 seconds while it is live and somebody watches it', async () => {
    const match = live(1);
    const { asked } = openFeed();
    startWith(match);
    const leave = feed.watchMatch(match.id);
    await pass(60_000);
    expect(asked()['open-match']).toBe(4);
    leave();
    await pass(60_000);
    expect(asked()['open-match']).toBeUndefined();
  });

  test('an open match that is not live is not requested', async () => {
    const match = scheduled(1);
    const { asked } = openFeed();
    startWith(match);
    feed.watchMatch(match.id);
    await pass(60_000);
    expect(asked()['open-match']).toBeUndefined();
  });

  test('an open match that is not live is not requested either when the page learns the backend’s mode', async () => {
    const match = scheduled(1);
    const { api, asked } = openFeed({
      mode: new Observable<LiveMode | null>(null),
      bootVersion: () => Promise.resolve({ version: 1, mode: 'small' }),
    });
    startWith(match);
    feed.watchMatch(match.id);
    await pass(60_000);
    expect(api.mode.current()).toBe('small');
    expect(asked()['open-match']).toBeUndefined();
  });
});

describe('the times of a source', () => {
  test('the version is requested after two seconds, and a new version is followed by the delta since the last', async () => {
    const delta: AgedDelta = { ...small, version: 9, hasChanges: true, matches: [live(1, 2)], events: [], faults: [] };
    const liveDelta = vi.fn<LiveApi['liveDelta']>(() => Promise.resolve({ ...delta, matches: [newer] }));
    const newer = exampleMatch({ id: 1, score: { fullTime: { home: 2, away: 0 } }, updatedAt: at(0) });
    const { asked } = openFeed({
      bootLive: () => Promise.resolve(snapshotOf([])),
      bootVersion: () => Promise.resolve({ version: 9, mode: 'small' }),
      liveDelta,
    });
    startWith(live(1));
    await pass(1999);
    expect(asked()['version']).toBeUndefined();
    await pass(1);
    await pass(1);
    expect(liveDelta).toHaveBeenCalledWith(7, expect.anything());
    expect(shown(newer.id)).toEqual({ home: 2, away: 0 });
    await pass(10_000);
    expect(liveDelta).toHaveBeenCalledTimes(1);
  });

  test('a snapshot is used for a minute: a feed that is restarted within it continues from it', async () => {
    const { asked } = openFeed({ bootLive: () => Promise.resolve(snapshotOf([])) });
    start();
    await pass(0);
    stop();
    await pass(59_000);
    start();
    await pass(0);
    expect(asked()['boot']).toBe(1);
    stop();
    await pass(2000);
    start();
    await pass(0);
    expect(asked()['boot']).toBe(1);
  });

  test('a failed snapshot is requested again, and so is the snapshot of a new day that nobody has loaded', async () => {
    const [evening, afternoon] = [live(1), exampleMatch({ id: 2, utcKickoff: '2026-11-22T14:00:00Z' })];
    const bootLive = vi
      .fn<LiveApi['bootLive']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockImplementation(() => {
        const isToday = Date.now() < Date.parse('2026-11-21T23:00:00Z');
        const snapshot = isToday
          ? { day: today, matches: [evening] }
          : { day: osloDayOf(instantAt(Date.now())), matches: [afternoon] };
        return Promise.resolve({ ...snapshotOf([]), ...snapshot });
      });
    openFeed({ bootLive });
    start();
    await pass(60_000);
    expect(held()?.matches).toEqual([evening]);
    expect(bootLive).toHaveBeenCalledTimes(2);

    vi.setSystemTime(Date.parse('2026-11-21T23:00:30Z'));
    await pass(6000);
    const tomorrow = queryClient.getQueryData<DayList>(matchesKey(addDays(today, 1)));
    expect(tomorrow?.matches).toEqual([afternoon]);
    await pass(120_000);
    expect(bootLive).toHaveBeenCalledTimes(3);
  });

  test('the date delta begins a minute before the newest change of the list, continues where it ended, and starts over with a new day', async () => {
    const matchDeltas = vi.fn<LiveApi['matchDeltas']>(() =>
      Promise.resolve({
        hasUpdates: false,
        states: [],
        events: [],
        serverTs: at(-1000),
        retryAfterSeconds: null,
        faults: [],
      }),
    );
    openFeed({ matchDeltas });
    startWith({ ...live(1), updatedAt: at(-10_000) }, { ...live(2), updatedAt: at(-5000) });
    await pass(500);
    await pass(1500);
    expect(matchDeltas.mock.calls.map(([day, since]) => [day, since])).toEqual([
      ['2026-11-21', at(-65_000)],
      ['2026-11-21', at(-1000)],
    ]);
    vi.setSystemTime(Date.parse('2026-11-21T23:00:30Z'));
    await pass(10_000);
    expect(matchDeltas.mock.calls.at(-1)?.[0]).toBe('2026-11-22');
    expect(matchDeltas.mock.calls.find(([day]) => day === '2026-11-22')?.[1]).toBeNull();
  });

  test('the delta pauses when its answer demands it', async () => {
    const answer = { hasUpdates: true, states: [], events: [], serverTs: at(0), faults: [] };
    const { asked } = openFeed({ matchDeltas: () => Promise.resolve({ ...answer, retryAfterSeconds: 12 }) });
    startWith(live(1));
    await pass(12_400);
    expect(asked()['date-delta']).toBe(1);
    await pass(200);
    expect(asked()['date-delta']).toBe(1);
  });
});

describe('LIVE-2 several writes of one millisecond', () => {
  /** A delta with the match after a number of writes. */
  const deltaOf = (match: Match, home: number): AgedDelta => ({
    ...small,
    version: 8,
    hasChanges: true,
    matches: [{ ...match, score: { ...match.score, fullTime: { home, away: 0 } }, updatedAt: at(0) }],
    events: [],
    faults: [],
  });

  test('an answer to a request from before the row does not undo the goal, and everything is requested again', async () => {
    const match = live(1);
    let answer: (states: readonly MatchState[]) => void = () => {};
    const liveDelta = vi.fn<LiveApi['liveDelta']>();
    liveDelta.mockResolvedValue(deltaOf(match, 2));
    const { socket } = openFeed({
      bootVersion: () => Promise.resolve({ version: 8, mode: 'small' }),
      liveDelta,
      changedMatches: () => new Promise((resolve) => (answer = resolve)),
    });
    startWith(match);
    await pass(5);
    socket.state(goal(match.id, 0, 2));
    await pass(5);
    answer([goal(match.id, 0, 1)]);
    await pass(5);
    expect(shown(match.id)).toEqual({ home: 2, away: 0 });
    expect(liveDelta).not.toHaveBeenCalled();
    await pass(300);
    expect(liveDelta).toHaveBeenCalledExactlyOnceWith(0, expect.anything());
    await pass(5000);
    expect(liveDelta).toHaveBeenCalledOnce();
    expect(shown(match.id)).toEqual({ home: 2, away: 0 });
  });

  test('another tab with a slower socket undoes nothing, and causes no request', async () => {
    const match = live(1);
    const { socket, asked } = openFeed();
    startWith(match);
    await pass(3000);
    for (let home = 1; home <= 3; home += 1) socket.state(goal(match.id, 0, home));
    await pass(16);
    asked();
    for (let home = 1; home <= 3; home += 1) {
      tab.hear({ kind: 'states', states: [{ state: goal(match.id, 0, home), source: otherTab }] });
      expect(shown(match.id)).toEqual({ home: 3, away: 0 });
    }
    await pass(400);
    expect(asked()).not.toHaveProperty('version-delta');
  });
});

describe('LIVE-19 an event that arrives before its match’s row', () => {
  test('waits a moment for the row', async () => {
    const match = live(1);
    const { socket, asked } = openFeed();
    startWith(match);
    socket.event(goalEvent('e1', match.id, 0));
    await pass(100);
    socket.state(goal(match.id, 0));
    await pass(1000);
    expect(asked()['version-delta']).toBeUndefined();
  });

  test('causes a delta if the row does not arrive, at most once a second', async () => {
    const match = live(1);
    const { socket, asked } = openFeed();
    startWith(match);
    socket.event(goalEvent('e1', match.id, 0));
    await pass(300);
    await pass(1);
    expect(asked()['version-delta']).toBe(1);
    for (let count = 0; count < 15; count += 1) {
      socket.event(goalEvent('e1', match.id, 0));
      await pass(100);
    }
    expect(asked()['version-delta']).toBeLessThanOrEqual(2);
  });
});

test('MATCH-34 a red card is counted at once, and only once however often it arrives', () => {
  const match = live(1);
  const { socket } = openFeed();
  startWith(match);
  const red = { ...goalEvent('e1', match.id, 0), eventType: 'RED_CARD', score: { home: null, away: null } } as const;
  socket.event(red);
  socket.event(red);
  expect(held()?.matches[0]?.redCards).toEqual({ home: 1, away: 0 });
});

describe('the link', () => {
  test('LIVE-6 is live when the server listens to the database, and polls replace it when it is lost; listeners are called at each change', () => {
    const { socket } = openFeed();
    const seen: string[] = [];
    feed.status.subscribe(() => seen.push(feed.status.current().connection));
    start();
    socket.up();
    socket.down();
    socket.up();
    expect(seen).toEqual(['live', 'polling', 'live']);
  });

  test('when it comes up, the feed requests once what it has missed', async () => {
    const { socket, asked } = openFeed();
    startWith(scheduled(1));
    await pass(3000);
    asked();
    socket.up();
    await pass(1000);
    expect(asked()).toEqual({ version: 1, 'date-delta': 1 });
  });

  test('LIVE-7 is reopened two seconds after fifteen seconds of silence', async () => {
    const { socket, api } = openFeed();
    start();
    socket.up();
    await pass(14_999);
    socket.beat();
    await pass(15_000);
    expect(feed.status.current().connection).toBe('unhealthy');
    expect(api.reopenSocket).not.toHaveBeenCalled();
    await pass(2000);
    expect(api.reopenSocket).toHaveBeenCalledTimes(1);
    expect(feed.status.current().connection).toBe('connecting');
  });

  test('is not discarded when it recovers by itself meanwhile', async () => {
    const { socket, api } = openFeed();
    start();
    socket.up();
    await pass(15_000);
    expect(feed.status.current().connection).toBe('unhealthy');
    await pass(1000);
    socket.up();
    await pass(5000);
    expect(api.reopenSocket).not.toHaveBeenCalled();
    expect(feed.status.current().connection).toBe('live');
  });

  test('is probed before it is discarded in a hidden tab, whose heartbeat is slow', async () => {
    const { socket, api } = openFeed();
    start();
    socket.up();
    world.hide();
    await pass(15_000);
    expect(api.probeSocket).toHaveBeenCalledTimes(1);
    socket.beat();
    await pass(15_000);
    expect(feed.status.current().connection).toBe('live');
    await pass(15_000);
    expect(feed.status.current().connection).toBe('unhealthy');
  });

  test('LIVE-13 is reopened at the third failed health check in a row', async () => {
    const { socket, api, asked } = openFeed({ liveHealth: () => Promise.reject(new Error('down')) });
    start();
    socket.up();
    const beat = setInterval(socket.beat, 10_000);
    await pass(5000);
    expect(asked()['health']).toBe(1);
    await pass(90_000);
    expect(asked()['health']).toBe(1);
    await pass(180_000);
    expect(asked()['health']).toBe(1);
    await pass(2000);
    expect(api.reopenSocket).toHaveBeenCalledTimes(1);
    await pass(300_000);
    expect(asked()['health']).toBe(1);
    clearInterval(beat);
  });
});

describe('catching up', () => {
  test('a tab that is visible again sends one request to each source, and treats its socket as down until it shows a sign of life', async () => {
    const { socket, api, asked } = openFeed();
    startWith(live(1));
    socket.up();
    await pass(5000);
    world.hide();
    await pass(9_000);
    asked();
    const reload = vi.spyOn(queryClient, 'invalidateQueries');
    world.show();
    expect(feed.status.current().connection).toBe('polling');
    socket.beat();
    expect(feed.status.current().connection).toBe('live');
    await pass(400);
    expect(asked()).toEqual({ version: 1, 'live-updates': 1, 'date-delta': 1 });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(api.probeSocket).toHaveBeenCalledTimes(1);
  });

  test('a tab that is visible again requests its own list at once, and the other sources when it is the front', async () => {
    const { socket, asked } = openFeed();
    startWith(live(1));
    socket.up();
    await pass(5000);
    world.hide();
    tab.goFront(false);
    await pass(9_000);
    asked();
    const reload = vi.spyOn(queryClient, 'invalidateQueries');
    world.show();
    socket.beat();
    await pass(5);
    expect(asked()).toEqual({});
    expect(reload).toHaveBeenCalledTimes(1);
    tab.goFront(true);
    await pass(400);
    expect(asked()).toEqual({ version: 1, 'live-updates': 1, 'date-delta': 1 });
    expect(reload).toHaveBeenCalledTimes(1);
    tab.goFront(false);
    tab.goFront(true);
    await pass(400);
    expect(asked()['date-delta']).toBeUndefined();
  });

  test('a tab that is hidden again before it is the front sends no requests', async () => {
    const { asked } = openFeed();
    startWith(live(1));
    await pass(5000);
    world.hide();
    tab.goFront(false);
    world.show();
    await pass(5);
    world.hide();
    asked();
    tab.goFront(true);
    await pass(5000);
    expect(asked()).toEqual({});
  });

  test('when the network is back, each source gets one request and the link is reopened', async () => {
    const { socket, api, asked } = openFeed();
    startWith(live(1));
    socket.up();
    await pass(5000);
    world.goOffline();
    socket.down();
    await pass(60_000);
    asked();
    world.goOnline();
    await pass(0);
    expect(asked()).toEqual({ version: 1, 'live-updates': 1, 'date-delta': 1, 'score-change': 1 });
    expect(api.reopenSocket).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['LIVE-20 a device that slept', 60 * 60_000],
    ['LIVE-20 a clock that was set back', -60 * 60_000],
  ])('%s is caught up with within five seconds', async (_which, step) => {
    const { asked } = openFeed();
    startWith(scheduled(1, '2026-11-21T20:00:00Z'));
    await pass(3000);
    asked();
    world.stepClock(step);
    await pass(5000);
    expect(asked()).toMatchObject({ version: 1, 'date-delta': 1 });
  });
});

describe('LIVE-26 a backend whose mode is unknown', () => {
  const silent = () => new Promise<never>(() => {});
  const unknown = () => new Observable<LiveMode | null>(null);
  const failing = (status: number) => () =>
    Promise.reject(new BackendFailure(`/boot/live: ${status}`, { status, retryAfterMs: null }));

  test('is polled as in a crowd if it does not answer, and after half a minute as in small mode', async () => {
    const { api, asked } = openFeed({
      mode: unknown(),
      bootLive: silent,
      liveDelta: silent,
      bootVersion: silent,
    });
    startWith(live(1));
    await pass(19_900);
    expect(Object.keys(asked()).toSorted()).toEqual(['boot', 'health', 'version-delta']);
    expect(api.mode.current()).toBeNull();
    await pass(20_200);
    expect(api.mode.current()).toBe('small');
    expect(asked()).toHaveProperty('live-updates');
    // This is only an assumption, which is not sent to other tabs because they may know the mode.
    expect(tab.sent.filter((message) => message.kind === 'mode' && message.mode !== null)).toEqual([]);
  });

  test('counts as small at once if it has no snapshot, but not if it is overloaded', async () => {
    const { api } = openFeed({ mode: unknown(), bootLive: failing(404), liveDelta: silent });
    start();
    await pass(100);
    expect(api.mode.current()).toBe('small');
    feed.stop();
    const busy = openFeed({ mode: unknown(), bootLive: failing(503), liveDelta: silent });
    start();
    await pass(19_000);
    expect(busy.api.mode.current()).toBeNull();
  });

  test('does not count as small while there is no network', async () => {
    const { api, asked } = openFeed({ mode: unknown(), bootLive: silent, liveDelta: silent });
    world.goOffline();
    start();
    await pass(120_000);
    expect(asked()).toEqual({});
    expect(api.mode.current()).toBeNull();
  });

  test('gets few further requests when its snapshot reports a crowd', async () => {
    const { api, asked } = openFeed({
      mode: unknown(),
      bootLive: () => Promise.resolve({ ...snapshotOf([]), mode: 'crowd' }),
      liveDelta: silent,
    });
    startWith(live(1));
    await pass(100);
    expect(api.mode.current()).toBe('crowd');
    await pass(5000);
    expect(asked()).toEqual({ boot: 1, health: 1, 'version-delta': 1 });
  });

  test('is learned from the front tab, which answers when it knows the mode', async () => {
    const { api } = openFeed({ mode: unknown(), bootLive: silent, liveDelta: silent });
    start();
    expect(tab.sent).toEqual([{ kind: 'mode', mode: null }]);
    tab.hear({ kind: 'mode', mode: null });
    expect(tab.sent).toHaveLength(1);
    tab.hear({ kind: 'mode', mode: 'crowd' });
    expect(api.mode.current()).toBe('crowd');
    tab.hear({ kind: 'mode', mode: null });
    expect(tab.sent.at(-1)).toEqual({ kind: 'mode', mode: 'crowd' });
  });
});

describe('LIVE-22 a crowd', () => {
  const crowded = { mode: 'crowd', nextCheckIn: null, ageMs: 0 } as const;
  const unchanged: AgedDelta = { ...crowded, version: 7, hasChanges: false, matches: [], events: [], faults: [] };
  const bootLive: LiveApi['bootLive'] = () => Promise.resolve({ ...snapshotOf([]), mode: 'crowd' });

  test('with the socket up a page requests only the delta, at most four times a minute', async () => {
    const { socket, asked } = openFeed({ bootLive, liveDelta: () => Promise.resolve(unchanged) });
    startWith(live(1));
    socket.up();
    await pass(10_000);
    asked();
    for (let second = 0; second < 60; second += 1) {
      socket.beat();
      await pass(1000);
    }
    expect(asked()).toEqual({ 'version-delta': 4 });
  });

  test('without a socket only the delta replaces it', async () => {
    const { asked } = openFeed({ bootLive, liveDelta: () => Promise.resolve(unchanged) });
    startWith(live(1));
    await pass(10_000);
    asked();
    await pass(60_000);
    expect(asked()).toEqual({ 'version-delta': 12 });
  });

  test('a goal in the delta is shown, and its events are passed on', async () => {
    const scored = { ...live(1, 1), updatedAt: at(0) };
    const events = vi.fn<(received: ReceivedEvents) => void>();
    const reported = goalEvent('1-1', scored.id, 0);
    const liveDelta = () =>
      Promise.resolve({ ...unchanged, version: 8, hasChanges: true, matches: [scored], events: [reported] });
    openFeed({ bootLive, liveDelta });
    hold(live(1));
    feed.onEvents(events);
    start();
    await pass(10_000);
    expect(shown(scored.id)).toEqual({ home: 1, away: 0 });
    expect(events).toHaveBeenCalledWith({ events: [reported], origin: 'poll' });
  });

  test('LIVE-27 a page whose delta gets no answer receives a cache’s stored snapshot once a minute, and shows its age', async () => {
    const scored = { ...live(1, 1), updatedAt: at(-20_000) };
    const kept = { ...snapshotOf([scored]), mode: 'crowd', ageMs: 20_000 } as const;
    let answer: LiveApi['bootLive'] = () => new Promise(() => {});
    const down = new BackendFailure('/live/delta: 504', { status: 504, retryAfterMs: null });
    const { api, asked } = openFeed({ bootLive: () => answer(), liveDelta: () => Promise.reject(down) });
    api.mode.set('crowd');
    hold(live(1));
    answer = () => Promise.resolve(kept);
    start();
    await pass(100);
    expect(shown(scored.id)).toEqual({ home: 1, away: 0 });
    expect(feed.confirmedAt()).toBe(startAt - 20_000);
    asked();
    await pass(65_000);
    expect(asked()).toMatchObject({ boot: 1, 'version-delta': 6 });
    expect(Date.now() - (feed.confirmedAt() ?? 0)).toBeLessThan(26_000);
  });

  test('the server’s next check-in makes every page send fewer requests', async () => {
    const { asked } = openFeed({ bootLive, liveDelta: () => Promise.resolve({ ...unchanged, nextCheckIn: 30_000 }) });
    startWith(live(1));
    await pass(10_000);
    asked();
    await pass(60_000);
    expect(asked()['version-delta']).toBe(2);
  });

  test('a page returns to the polls of small mode with the next delta that reports it, and back with the next version', async () => {
    let mode: LiveMode = 'crowd';
    const { api, asked } = openFeed({
      bootLive,
      bootVersion: () => Promise.resolve({ version: 7, mode }),
      liveDelta: () => Promise.resolve({ ...unchanged, mode }),
    });
    startWith(live(1));
    await pass(10_000);
    mode = 'small';
    await pass(6000);
    expect(api.mode.current()).toBe('small');
    asked();
    await pass(10_000);
    expect(asked()).toMatchObject({
      version: 1,
      'score-change': expect.any(Number),
      'live-updates': expect.any(Number),
    });
    mode = 'crowd';
    await pass(11_000);
    expect(api.mode.current()).toBe('crowd');
    asked();
    await pass(20_000);
    // The health ping that was planned earlier is still sent.
    expect(Object.keys(asked()).filter((source) => source !== 'health')).toEqual(['version-delta']);
  });

  test('a cache’s stored answer confirms the data as of its time, and does not undo a newer row', async () => {
    const match = live(1);
    const old = { ...match, updatedAt: at(-1000) };
    const liveDelta = () =>
      Promise.resolve({ ...unchanged, version: 8, hasChanges: true, matches: [old], ageMs: 4000 });
    const { socket } = openFeed({
      bootLive: () => new Promise(() => {}),
      bootVersion: () => Promise.resolve({ version: 7, mode: 'crowd' }),
      liveDelta,
    });
    startWith(match);
    await pass(2500);
    socket.state(goal(match.id, 2000));
    await pass(10_000);
    expect(shown(match.id)).toEqual({ home: 1, away: 0 });
    expect(world.now() - (feed.confirmedAt() ?? 0)).toBeGreaterThanOrEqual(4000);
  });

  test('the other tabs receive the mode, and apply it', async () => {
    const { api, asked } = openFeed({ liveDelta: () => Promise.resolve(unchanged) });
    startWith(live(1));
    await pass(5000);
    tab.hear({ kind: 'mode', mode: 'crowd' });
    expect(api.mode.current()).toBe('crowd');
    asked();
    await pass(10_000);
    expect(Object.keys(asked())).toEqual(['version-delta']);
  });

  test('LIVE-24 if the backend has no room for the socket, the polls become slower, not faster', async () => {
    const { socket, asked } = openFeed();
    startWith(live(1));
    socket.up();
    await pass(5000);
    socket.refused();
    asked();
    await pass(14_000);
    expect(asked()).toEqual({ 'version-delta': expect.any(Number) });
    socket.up();
    await pass(5000);
    expect(asked()).toHaveProperty('live-updates');
  });
});

describe('the other tabs', () => {
  test('receive what this tab receives, even what it had already, because its list may be newer than theirs', async () => {
    const match = { ...live(1, 1), updatedAt: at(0) };
    const { socket } = openFeed();
    startWith(match);
    socket.state(goal(match.id, 0));
    await pass(16);
    expect(tab.sent.filter(({ kind }) => kind !== 'mode')).toEqual([
      {
        kind: 'states',
        states: [{ state: goal(match.id, 0), source: { kind: 'stream', name: 'live_matches_new small 0' } }],
      },
    ]);
  });

  test('receive a message even when nothing is new, because it confirms their data', async () => {
    openFeed();
    startWith(live(1));
    await pass(10_000);
    const sent = tab.sent.filter(({ kind }) => kind === 'states').length;
    expect(sent).toBeGreaterThanOrEqual(8);
    expect(sent).toBeLessThanOrEqual(11);
  });

  test('send messages to this tab, which does not forward them', async () => {
    const match = live(1);
    openFeed();
    hold(match);
    tab.goFront(false);
    start();
    await pass(3000);
    tab.hear({ kind: 'states', states: [{ state: goal(match.id, 0), source: otherTab }] });
    expect(shown(match.id)).toEqual({ home: 1, away: 0 });
    expect(feed.confirmedAt()).toBe(startAt + 3000);
    expect(tab.sent.filter(({ kind }) => kind !== 'mode')).toEqual([]);
  });

  test('take turns, and the tab that becomes the front sends the requests from then on', async () => {
    const { asked } = openFeed();
    hold(live(1));
    tab.goFront(false);
    start();
    await pass(30_000);
    tab.goFront(true);
    await pass(2000);
    expect(asked()).toMatchObject({ version: 1, 'live-updates': 3, 'date-delta': 2 });
  });
});

describe('the age of what is shown', () => {
  test('counts from the last answer or message, in whole seconds', async () => {
    const { socket } = openFeed();
    startWith(scheduled(1));
    expect(feed.confirmedAt()).toBeNull();
    socket.up();
    expect(feed.confirmedAt()).toBe(startAt);
    await pass(999);
    socket.beat();
    expect(feed.confirmedAt()).toBe(startAt);
    await pass(1);
    socket.beat();
    expect(feed.confirmedAt()).toBe(startAt + 1000);
  });

  test('grows while the list fails to reload, because an earlier list confirms nothing', async () => {
    openFeed();
    startWith(scheduled(1));
    const matches = (): Promise<readonly Match[]> => Promise.reject(new Error('down'));
    await queryClient.query({ ...matchesQuery({ matches }, today, () => at(0)), staleTime: 0 });
    expect(held()?.reloadFailed).toBe(true);
    expect(feed.confirmedAt()).toBeNull();
  });

  test('grows while every source is down', async () => {
    const failing = () => Promise.reject(new Error('down'));
    openFeed({
      bootVersion: failing,
      liveUpdates: failing,
      matchDeltas: failing,
      changedMatches: failing,
      liveHealth: failing,
    });
    startWith(live(1));
    await pass(60_000);
    expect(feed.confirmedAt()).toBeNull();
  });
});

describe('stop', () => {
  test('leaves no timer, subscription or listener, whatever was under way', async () => {
    const match = live(1);
    const { socket, open } = openFeed({ liveHealth: () => Promise.reject(new Error('down')) });
    startWith(match);
    feed.watchMatch(match.id);
    socket.up();
    socket.event(goalEvent('e1', match.id, 0));
    socket.state(goal(match.id, 0));
    await pass(20_000);
    expect(feed.status.current().connection).toBe('connecting');
    stop();
    expect(vi.getTimerCount()).toBe(0);
    expect([...open]).toEqual([]);
    expect(world.listenerCount() + tab.listenerCount()).toBe(0);
    expect(queryClient.getQueryCache().hasListeners()).toBe(false);
  });

  test('ignores a later answer', async () => {
    const match = live(1);
    let answer: (states: readonly MatchState[]) => void = () => {};
    openFeed({
      changedMatches: () => new Promise((resolve) => (answer = resolve)),
      liveUpdates: () => Promise.reject(new Error('down')),
    });
    hold(match);
    const before = held();
    start();
    await pass(0);
    stop();
    answer([goal(match.id, 0)]);
    await pass(60_000);
    expect(held()).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
    expect(tab.sent.filter(({ kind }) => kind !== 'mode')).toEqual([]);
  });
});
