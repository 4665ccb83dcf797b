import { followId, matchId } from '@tribunen/contract';
import {
  type EngineDecision,
  type Follow,
  type FollowKinds,
  instantAt,
  type LiveEvent,
  type Match,
  type MatchId,
  type UtcInstant,
  type LiveMode,
  Emitter,
} from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../../lib/state/Observable.ts';
import type { LiveEventsListener } from '../../../api/realtime/live_events_new.ts';
import { AbsenceDetector } from '../../AbsenceDetector.ts';
import type { ReceivedEvents } from '../../LiveFeed.ts';
import { silentLog } from '../../LiveLog.ts';
import { ServerClock } from '../../ServerClock.ts';
import { SharedRests } from '../../SharedRests.ts';
import type { TabMessage } from '../../tabs/Tabs.ts';
import { loadFollowKinds } from '../../../data/follows/followKindsQuery.ts';
import { exampleEvent } from '../../../testing/exampleEvent.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { ExampleLiveWorld } from '../../../testing/ExampleLiveWorld.ts';
import { knowFollows } from '../../../testing/knowFollows.ts';
import { loneTab } from '../../../testing/loneTab.ts';
import { NotificationEngine } from './NotificationEngine.ts';

const start = Date.parse('2026-11-21T14:30:00Z');
const m1 = parse(matchId, 'm1');

let world: ExampleLiveWorld;
let clock: ServerClock;
let engine: NotificationEngine;
let socket: LiveEventsListener | null;
let subscribedTo: unknown;
let queryClient: QueryClient;
let absences: AbsenceDetector;
let feed: Emitter<ReceivedEvents>;
let tabMessages: Emitter<TabMessage>;
let fronts: Emitter<boolean>;
let isFront: boolean;
let sent: TabMessage[];
/** The requests: `follows`, `live matches`, `events of m1`, `events`. */
let asked: string[];
let follows: () => Promise<readonly Follow[]>;
let kinds: () => Promise<readonly FollowKinds[] | null>;
let rows: LiveEvent[];
let liveMatches: readonly MatchId[];
let failure: Error | null;
/** The live matches. */
let playing: readonly Match[];
let matchChanges: Emitter<boolean>;
/** The matches that the app knows. */
let matches: Map<MatchId, Match>;
let decisions: EngineDecision[];
const complaints = vi.spyOn(console, 'error');

let mode: Observable<LiveMode | null>;
const api: ConstructorParameters<typeof NotificationEngine>[0]['api'] = {
  get mode() {
    return mode;
  },
  follows: () => {
    asked.push('follows');
    return follows();
  },
  followKinds: () => kinds(),
  fantasyPlayers: () => Promise.resolve([]),
  liveMatchIds: () => ask('live matches', () => liveMatches),
  matchEvents: (match, since) =>
    ask(`events of ${match}`, () => rowsSince(since).filter((row) => row.matchId === match)),
  eventsSince: (since) => ask('events', () => rowsSince(since)),
  subscribeToLiveEvents: (channel, types, listener) => {
    subscribedTo = { channel, types };
    socket = listener;
    return () => {
      socket = null;
    };
  },
};

async function ask<T>(what: string, answer: () => T): Promise<T> {
  asked.push(what);
  await Promise.resolve();
  if (failure !== null) throw failure;
  return answer();
}

function rowsSince(since: UtcInstant): readonly LiveEvent[] {
  return rows.filter(({ occurredAt }) => occurredAt >= since && occurredAt <= instantAt(Date.now()));
}

function follow(entityType: Follow['entityType'], entityId: string, displayName: string): Follow {
  return {
    id: parse(followId, `${entityType} ${entityId}`),
    entityType,
    entityId,
    displayName,
    crestUrl: null,
    priority: 0,
    notifications: true,
    createdAt: null,
  };
}

const brann = follow('team', '1', 'Brann');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  mode = new Observable<LiveMode | null>('small');
  complaints.mockImplementation(() => {});
  world = new ExampleLiveWorld();
  clock = new ServerClock(() => world.now());
  clock.learn(instantAt(start), start, start);
  socket = null;
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  absences = new AbsenceDetector({ world, log: silentLog });
  absences.start();
  feed = new Emitter();
  tabMessages = new Emitter();
  fronts = new Emitter();
  isFront = true;
  sent = [];
  asked = [];
  follows = () => Promise.resolve([brann]);
  kinds = () => Promise.resolve([]);
  rows = [];
  liveMatches = [m1];
  failure = null;
  playing = [brannViking];
  matchChanges = new Emitter();
  matches = new Map();
  decisions = [];
  lookedUp = () => {};
  engine = openEngine();
});
afterEach(() => {
  absences.stop();
  complaints.mockReset();
});

function openEngine(): NotificationEngine {
  return new NotificationEngine({
    api,
    queryClient,
    feed: { onEvents: feed.listen },
    world,
    clock,
    tabs: {
      isFront: () => isFront,
      onFront: fronts.listen,
      send: (message) => sent.push(message),
      onMessage: tabMessages.listen,
    },
    absences,
    rests: new SharedRests(loneTab),
    log: silentLog,
    store: {
      competitionIdOf: () => null,
      match: matchOf,
      liveMatches: () => playing,
      onChange: matchChanges.listen,
    },
    onDecision: (decision) => decisions.push(decision),
  });
}

function learn(match: Match): void {
  matches.set(match.id, match);
  matchChanges.emit(false);
}

let lookedUp: () => void;

function matchOf(id: MatchId): Match | null {
  lookedUp();
  return matches.get(id) ?? null;
}

/** Brann against Viking in Eliteserien, under the provider's names. */
const brannViking = exampleMatch({
  id: 'm1',
  homeTeam: { id: 1, name: 'SK Brann' },
  awayTeam: { id: 2, name: 'Viking FK' },
});

/** Lets the spectator change their follows. */
function choose(...chosen: readonly Follow[]): void {
  knowFollows(queryClient, 'marte', chosen);
}

/** An event a number of seconds after the start of the test: the n-th goal of its match. */
function goal(n: number, seconds: number, changes: Partial<Omit<LiveEvent, 'id'>> = {}): LiveEvent {
  const occurredAt = instantAt(start + seconds * 1000);
  return exampleEvent(`e${n}`, { minute: n, score: { home: n, away: 0 }, occurredAt, ...changes });
}

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const notified = (): string[] =>
  decisions.flatMap((decision) => (decision.kind === 'notify' ? [decision.notification.id] : []));
const dropped = (): string[] => decisions.flatMap((decision) => (decision.kind === 'drop' ? [decision.reason] : []));
const times = (what: string): number => asked.filter((one) => one === what).length;

async function running(): Promise<() => void> {
  const release = engine.acquire('marte');
  await wait(10);
  return release;
}

test('NOTIFY-10 it starts with its first user and stops with its last, and leaves nothing behind', async () => {
  const first = engine.acquire('marte');
  const second = engine.acquire('marte');
  await wait(10);
  first();
  first();
  socket?.onEvent(goal(1, 0));
  expect(notified()).toEqual(['e1']);
  second();
  absences.stop();
  expect(socket).toBeNull();
  asked = [];
  await wait(60_000);
  // The timers are not checked here but in the simulation (law 5), because those of other files' pages would count too.
  expect(asked).toEqual([]);
  expect([feed, tabMessages, fronts, matchChanges].map(({ listeners }) => listeners)).toEqual([0, 0, 0, 0]);
  expect(world.listenerCount()).toBe(0);
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
});

test('NOTIFY-10 an answer after the end changes nothing and causes no request', async () => {
  let answer: (matches: readonly MatchId[]) => void = () => {};
  vi.spyOn(api, 'liveMatchIds').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const release = await running();
  release();
  rows = [goal(1, 0)];
  answer([m1]);
  await wait(60_000);
  expect(decisions).toEqual([]);
  expect(asked).toEqual(['follows']);
  vi.mocked(api.liveMatchIds).mockRestore();
});

test('NOTIFY-10 for another spectator the engine starts with their follows and an empty memory', async () => {
  const marte = await running();
  socket?.onEvent(goal(1, 0));
  follows = () => Promise.resolve([follow('team', '2', 'Viking')]);
  engine.acquire('ola');
  await wait(10);
  marte();
  const m2 = parse(matchId, 'm2');
  matches.set(m2, exampleMatch({ id: 'm2', awayTeam: { id: 3, name: 'Molde' } }));
  socket?.onEvent(goal(2, 1, { matchId: m2, awayTeam: 'Molde' }));
  socket?.onEvent(goal(1, 0));
  expect(notified()).toEqual(['e1', 'e1']);
  expect(dropped()).toContain('not-followed');
});

test('it receives every insert on a separate channel', async () => {
  await running();
  expect(subscribedTo).toEqual({ channel: 'live_events_only', types: null });
});

test('NOTIFY-14 the first backfill announces what fell since the start, and nothing from before', async () => {
  rows = [goal(1, -60), goal(2, 0)];
  await running();
  expect(notified()).toEqual(['e2']);
  expect(asked).toEqual(['follows', 'live matches', 'events of m1', 'events']);
});

test('five matches are requested at a time', async () => {
  liveMatches = Array.from({ length: 12 }, (_, n) => parse(matchId, `m${n}`));
  let underWay = 0;
  let most = 0;
  vi.spyOn(api, 'matchEvents').mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
    return [];
  });
  engine.acquire('marte');
  await wait(500);
  expect([most, vi.mocked(api.matchEvents).mock.calls.length]).toEqual([5, 12]);
  vi.mocked(api.matchEvents).mockRestore();
});

test('a goal before the follows are loaded is held, and announced when they are', async () => {
  let answer: (follows: readonly Follow[]) => void = () => {};
  follows = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await running();
  socket?.onEvent(goal(1, 0));
  await wait(5000);
  expect(decisions).toEqual([]);
  answer([brann]);
  await wait(0);
  expect(notified()).toEqual(['e1']);
});

test('while the follows cannot be loaded goals are held, and announced when they are loaded', async () => {
  follows = () => Promise.reject(new Error('no network'));
  await running();
  socket?.onEvent(goal(1, 0));
  follows = () => Promise.resolve([brann]);
  await wait(3000);
  expect(notified()).toEqual(['e1']);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('NOTIFY-35 a follow notifies of the kinds of events that the spectator has chosen, from the moment of the choice', async () => {
  kinds = () => Promise.resolve([{ ...brann, kinds: 'red-cards' }]);
  learn(brannViking);
  await running();
  socket?.onEvent(goal(1, 0));
  socket?.onEvent(goal(2, 1, { eventType: 'RED_CARD' }));
  expect(notified()).toEqual(['e2']);
  kinds = () => Promise.resolve([{ ...brann, kinds: 'goals' }]);
  await queryClient.invalidateQueries();
  await loadFollowKinds(queryClient, api, 'marte');
  socket?.onEvent(goal(3, 2));
  socket?.onEvent(goal(4, 3, { eventType: 'RED_CARD' }));
  expect(notified()).toEqual(['e2', 'e3']);
});

test('NOTIFY-35 a goal before the choices are loaded is held until they are', async () => {
  kinds = () => Promise.reject(new Error('no network'));
  await running();
  socket?.onEvent(goal(1, 0));
  await wait(5000);
  expect(decisions).toEqual([]);
  kinds = () => Promise.resolve([]);
  await wait(15_000);
  expect(notified()).toEqual(['e1']);
});

test('NOTIFY-35 if the backend cannot store choices, every follow notifies of both kinds', async () => {
  kinds = () => Promise.resolve(null);
  await running();
  socket?.onEvent(goal(1, 0));
  socket?.onEvent(goal(2, 1, { eventType: 'RED_CARD' }));
  expect(notified()).toEqual(['e1', 'e2']);
});

test('follows that fail to reload stay unchanged', async () => {
  await running();
  follows = () => Promise.reject(new Error('no network'));
  await wait(40_000);
  expect(times('follows')).toBeGreaterThan(1);
  socket?.onEvent(goal(1, 40));
  expect(notified()).toEqual(['e1']);
});

test('NOTIFY-11 a change of follows applies at once', async () => {
  await running();
  choose(follow('team', '5', 'Molde'));
  socket?.onEvent(goal(1, 0));
  socket?.onEvent(goal(2, 0, { homeTeam: 'Molde' }));
  expect(notified()).toEqual(['e2']);
});

test('follows that a screen has just loaded are not loaded again', async () => {
  choose(brann);
  await running();
  socket?.onEvent(goal(1, 0));
  await wait(29_000);
  expect(notified()).toEqual(['e1']);
  expect(times('follows')).toBe(0);
  await wait(4000);
  expect(times('follows')).toBe(1);
});

test('follows are reloaded when they are 30 s old, and only while the engine sends requests', async () => {
  await running();
  await wait(29_000);
  expect(times('follows')).toBe(1);
  await wait(4000);
  expect(times('follows')).toBe(2);
  playing = [];
  await wait(300_000);
  expect(times('follows')).toBe(2);
});

test('LIVE-23 in a crowd follows are reloaded when they are five minutes old', async () => {
  mode.set('crowd');
  await running();
  await wait(290_000);
  expect(times('follows')).toBe(1);
  await wait(15_000);
  expect(times('follows')).toBe(2);
});

test('NOTIFY-13 a goal from the socket, the feed, the poll and another tab is announced once', async () => {
  rows = [goal(1, 1)];
  await running();
  socket?.onEvent(goal(1, 1));
  feed.emit({ events: [goal(1, 1)], origin: 'poll' });
  tabMessages.emit({ kind: 'events', events: [goal(1, 1)] });
  await wait(10_000);
  expect(notified()).toEqual(['e1']);
});

test('it sends requests every 3 s while a match is live, and none otherwise', async () => {
  await running();
  asked = [];
  await wait(30_000);
  expect(times('events')).toBe(10);
  playing = [];
  await wait(4000);
  asked = [];
  await wait(60_000);
  expect(asked).toEqual([]);
  playing = [brannViking];
  await wait(8000);
  expect(times('events')).toBeGreaterThan(0);
});

test('NOTIFY-28 it sends no requests while none of the followed matches is live', async () => {
  const [rosenborg] = [
    exampleMatch({ id: 'm9', homeTeam: { id: 8, name: 'Rosenborg' }, awayTeam: { id: 9, name: 'Odd' } }),
  ];
  playing = [rosenborg];
  await running();
  asked = [];
  await wait(60_000);
  expect(asked.filter((what) => what !== 'follows')).toEqual([]);
  world.hide();
  world.show();
  await wait(10);
  expect(asked).not.toEqual([]);
});

test('with nothing to announce it requests no events, even when the tab is visible again', async () => {
  follows = () => Promise.resolve([{ ...brann, notifications: false }]);
  await running();
  world.hide();
  world.show();
  await wait(60_000);
  expect(asked.filter((what) => what !== 'follows')).toEqual([]);
});

test('NOTIFY-29 a new follow announces goals from then on, even if the socket does not send them', async () => {
  follows = () => Promise.resolve([]);
  await running();
  rows = [goal(1, 10), goal(2, 70)];
  await wait(60_000);
  choose(brann);
  await wait(20_000);
  expect(notified()).toEqual(['e2']);
  expect(dropped()).toContain('before-start');
});

test('a hidden tab sends no requests, and catches up once when it is visible again', async () => {
  await running();
  world.hide();
  asked = [];
  rows = [goal(1, 60)];
  await wait(600_000);
  expect(asked).toEqual([]);
  world.show();
  await wait(100);
  expect(asked.toSorted()).toEqual(['events', 'events of m1', 'follows', 'live matches']);
  expect(notified()).toEqual(['e1']);
});

test('a tab that is hidden during its backfill stops sending requests', async () => {
  liveMatches = Array.from({ length: 12 }, (_, n) => parse(matchId, `m${n}`));
  vi.spyOn(api, 'matchEvents').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [];
  });
  engine.acquire('marte');
  await wait(20);
  world.hide();
  await wait(1000);
  expect(vi.mocked(api.matchEvents).mock.calls).toHaveLength(5);
  expect(times('events')).toBe(0);
  vi.mocked(api.matchEvents).mockRestore();
  world.show();
  await wait(100);
  expect(times('events')).toBe(1);
});

test('offline it sends no requests, and it catches up when it is online again', async () => {
  await running();
  world.goOffline();
  asked = [];
  await wait(60_000);
  expect(asked).toEqual([]);
  world.goOnline();
  await wait(100);
  expect(asked).toContain('live matches');
});

test('only the front sends requests, and a new front does so at once', async () => {
  isFront = false;
  await running();
  await wait(30_000);
  expect(asked).toEqual(['follows']);
  isFront = true;
  fronts.emit(true);
  await wait(10);
  expect(asked).toContain('live matches');
});

test('a goal that one tab finds reaches the others, which do not forward it', async () => {
  await running();
  socket?.onEvent(goal(1, 0));
  socket?.onEvent(goal(1, 0));
  expect(sent).toEqual([{ kind: 'events', events: [expect.objectContaining({ id: 'e1' })] }]);
  tabMessages.emit({ kind: 'events', events: [goal(2, 0)] });
  expect(notified()).toEqual(['e1', 'e2']);
  expect(sent).toHaveLength(1);
});

test('a tab that has just started does not send old goals to the others', async () => {
  rows = [goal(1, -600)];
  await running();
  expect(dropped()).toContain('before-start');
  expect(sent).toEqual([]);
});

test('NOTIFY-26 after a long sleep the goals of a match that has ended meanwhile are found', async () => {
  await running();
  playing = [];
  liveMatches = [];
  world.hide();
  rows = [goal(1, 600), goal(2, 1200)];
  vi.setSystemTime(start + 3_600_000);
  world.show();
  await wait(100);
  expect(notified()).toEqual(['e1', 'e2']);
});

test('when the socket comes back it catches up', async () => {
  await running();
  socket?.onUp();
  await wait(10);
  asked = [];
  socket?.onDown('CHANNEL_ERROR');
  rows = [goal(1, 0)];
  socket?.onUp();
  await wait(10);
  expect(asked).toContain('live matches');
  expect(notified()).toEqual(['e1']);
});

test('after a failed backfill one match is requested before five are requested again', async () => {
  liveMatches = Array.from({ length: 7 }, (_, index) => parse(matchId, `m${index + 1}`));
  const events = vi.spyOn(api, 'matchEvents').mockRejectedValue(new Error('down'));
  await running();
  expect(events).toHaveBeenCalledTimes(5);
  await wait(3500);
  expect(events).toHaveBeenCalledTimes(6);
  events.mockResolvedValue([]);
  await wait(3500);
  expect(events).toHaveBeenCalledTimes(6 + 7);
  events.mockRestore();
});

test('NOTIFY-8 a goal for a followed competition waits until its match is loaded', async () => {
  follows = () => Promise.resolve([follow('competition', '9', 'Eliteserien')]);
  await running();
  socket?.onEvent(goal(1, 0));
  expect(decisions).toEqual([]);
  learn(brannViking);
  await wait(250);
  expect(notified()).toEqual(['e1']);
});

test('NOTIFY-8 a goal against a followed team is announced, whatever the provider calls the team', async () => {
  learn(brannViking);
  await running();
  const against = { teamId: '2', teamName: 'Viking FK', homeTeam: 'SK Brann', awayTeam: 'Viking FK' };
  socket?.onEvent(goal(1, 0, against));
  socket?.onEvent(goal(2, 1, { ...against, eventType: 'RED_CARD' }));
  expect(notified()).toEqual(['e1', 'e2']);
});

test('NOTIFY-8 a goal for a followed team waits until its match is loaded', async () => {
  await running();
  socket?.onEvent(goal(1, 0, { teamId: '2', teamName: 'Viking FK', homeTeam: 'SK Brann', awayTeam: 'Viking FK' }));
  expect(decisions).toEqual([]);
  learn(brannViking);
  await wait(250);
  expect(notified()).toEqual(['e1']);
});

test('NOTIFY-14 a goal from before the start is not announced, even if its competition becomes known only later', async () => {
  follows = () => Promise.resolve([follow('competition', '9', 'Eliteserien')]);
  rows = [goal(1, -60), goal(2, 0)];
  await running();
  learn(brannViking);
  await wait(10_000);
  expect(notified()).toEqual(['e2']);
});

test('NOTIFY-8 in a hidden tab such a goal waits without a timer', async () => {
  follows = () => Promise.resolve([follow('competition', '9', 'Eliteserien')]);
  await running();
  world.hide();
  await wait(3000);
  socket?.onEvent(goal(1, 3));
  const timers = vi.getTimerCount();
  await wait(60_000);
  expect(vi.getTimerCount()).toBe(timers);
  learn(brannViking);
  await wait(250);
  expect(notified()).toEqual(['e1']);
});

test('NOTIFY-8 a match that is never loaded is looked up only when something new is loaded', async () => {
  follows = () => Promise.resolve([follow('competition', '9', 'Eliteserien')]);
  await running();
  let looks = 0;
  lookedUp = () => {
    looks += 1;
  };
  rows = [];
  socket?.onEvent(goal(1, 0));
  await wait(600_000);
  // Each time the follows were loaded again.
  expect(looks).toBeLessThan(30);
  expect(notified()).toEqual([]);
});

test('events such as corners are handled together, a second later', async () => {
  await running();
  for (let n = 1; n <= 40; n += 1) socket?.onEvent(goal(n, 0, { eventType: 'CORNER' }));
  expect(decisions).toEqual([]);
  await wait(1000);
  expect(decisions).toHaveLength(40);
});

test.each([
  ['behind', -600_000],
  ['ahead', 600_000],
])(
  'NOTIFY-14 where the device is ten minutes %s, the start follows the server’s time as soon as that is known',
  async (_case, ms) => {
    clock = new ServerClock(() => world.now());
    world.stepClock(ms);
    rows = [goal(1, -60), goal(2, 1)];
    const slow = openEngine();
    const release = slow.acquire('marte');
    await wait(500);
    expect(times('events')).toBe(0);
    clock.learn(instantAt(Date.now()), world.now(), world.now());
    await wait(5000);
    expect(notified()).toEqual(['e2']);
    release();
  },
);

test.each([
  ['behind, as events prove', -1_800_000],
  ['ahead, which nothing proves', 1_800_000],
])(
  'NOTIFY-14 without the server’s time, old goals are no news on a device that is half an hour %s',
  async (_case, ms) => {
    clock = new ServerClock(() => world.now());
    world.stepClock(ms);
    rows = [goal(1, -1200), goal(2, -400)];
    engine = openEngine();
    const release = engine.acquire('marte');
    await wait(10_000);
    expect(notified()).toEqual([]);
    expect(dropped()).toContain('before-start');
    // From the first announcement on, later goals are announced.
    clock.learn(instantAt(Date.now()), world.now(), world.now());
    rows = [...rows, goal(4, 11)];
    await wait(5000);
    expect(notified()).toEqual(['e4']);
    release();
  },
);

test('NOTIFY-14 setting the clock after the start does not move the start, even if the server’s time was unknown before', async () => {
  clock = new ServerClock(() => world.now());
  engine = openEngine();
  const release = engine.acquire('marte');
  await wait(10_000);
  world.stepClock(2_400_000);
  socket?.onEvent(exampleEvent('corner', { eventType: 'CORNER', occurredAt: instantAt(Date.now()) }));
  await wait(10_000);
  clock.learn(instantAt(Date.now()), world.now(), world.now());
  rows = [goal(1, -1200), goal(2, 21)];
  await wait(5000);
  expect(notified()).toEqual(['e2']);
  release();
});

test.each([
  ['back', -3_600_000],
  ['ahead', 3_600_000],
])(
  'NOTIFY-14 a tab that is seen late begins by the server’s time, also where the clock was set %s meanwhile',
  async (_case, ms) => {
    clock = new ServerClock(() => world.now());
    rows = [goal(1, -400), goal(2, 30)];
    const hidden = openEngine();
    world.hide();
    const release = hidden.acquire('marte');
    await wait(60_000);
    world.stepClock(ms);
    world.show();
    await wait(1000);
    clock.learn(instantAt(Date.now()), world.now(), world.now());
    await wait(5000);
    expect(notified()).toEqual(['e2']);
    expect(dropped()).toContain('before-start');
    release();
  },
);
