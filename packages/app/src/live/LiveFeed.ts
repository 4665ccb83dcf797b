import type { QueryClient } from '@tanstack/react-query';
import {
  addDays,
  type Connection,
  isAhead,
  isMatchNear,
  type LiveEvent,
  type Match,
  type MatchId,
  type MatchState,
  osloDayOf,
  type SourcedState,
  startingConnection,
  stateOf,
  type StateSource,
} from '@tribunen/domain';
import type { TabMessage, Tabs } from '../tabs/Tabs.ts';
import type { LiveBackend } from '../backend/liveBackend.ts';
import { LiveCache } from './LiveCache.ts';
import type { LiveLog } from './LiveLog.ts';
import { LivePolls } from './LivePolls.ts';
import type { LiveStatus } from './LiveStatus.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { RealtimeLink } from './RealtimeLink.ts';
import { RecentIds } from './RecentIds.ts';
import type { ServerClock } from './ServerClock.ts';
import { StateGatherer } from './StateGatherer.ts';
import { WakeWatch } from './WakeWatch.ts';

export interface LiveFeedParts {
  readonly backend: LiveBackend;
  readonly queryClient: QueryClient;
  readonly world: LiveWorld;
  readonly clock: ServerClock;
  readonly tabs: Tabs;
  readonly log: LiveLog;
}

export type LiveEventsHearer = (events: readonly LiveEvent[], origin: 'realtime' | 'poll') => void;

/**
 * How long what is missing has to come by itself: the row of a match whose event has come, or the next row of two sources that contradict
 * each other.
 */
const patienceMs = 300;
/** `confirmedAt` is told no finer than this. */
const confirmStepMs = 1000;
/** The device wakes up in several ways at once: that is one catch-up. */
const oneWakingMs = 5000;

/**
 * Keeps the matches in the query cache as they stand on the pitch. Every source, the socket, the polls and the other tabs, becomes a
 * `LiveUpdate`, and `applyLiveUpdate` alone decides what it changes. It owns all of the live room's timers and subscriptions: `stop`
 * leaves none behind, and what is still under way then changes nothing.
 */
export class LiveFeed {
  readonly #parts: LiveFeedParts;
  readonly #cache: LiveCache;
  readonly #link: RealtimeLink;
  readonly #polls: LivePolls;
  readonly #gatherer: StateGatherer;
  readonly #wakeWatch: WakeWatch;
  readonly #matchState: StateSource;
  /** Several sources tell of each event, some of them for a while: on a busy day most of an answer is known. */
  readonly #told = new RecentIds();
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<LiveEventsHearer>();
  readonly #watched = new Map<MatchId, { watchers: number; end: () => void }>();
  #ends: (() => void)[] = [];
  #isRunning = false;
  #connection: Connection = startingConnection;
  #status: LiveStatus;
  #wasInView = false;
  #caughtUpAt: number | null = null;
  /** What was missed is to be asked for by this tab once it is the front. */
  #owesCatchUp = false;
  /** Events whose match has not been told of them yet. */
  #ahead = new Map<MatchId, LiveEvent>();
  #patience: ReturnType<typeof setTimeout> | null = null;
  #sharedAt = 0;

  constructor(parts: LiveFeedParts) {
    const { backend, queryClient, world, clock, log } = parts;
    this.#parts = parts;
    this.#status = { connection: 'connecting', online: world.isOnline(), confirmedAt: null };
    this.#cache = new LiveCache(queryClient);
    // Each channel of each tab hands on the rows in their order; the tabs tell them apart by a name that each draws.
    const tab = world.random().toString(36);
    const liveMatches: StateSource = { kind: 'stream', name: `live_matches_new ${tab}` };
    this.#matchState = { kind: 'stream', name: `match_state ${tab}` };
    this.#gatherer = new StateGatherer((rows) => this.#take(rows, 'realtime'));
    this.#wakeWatch = new WakeWatch({ world, log }, { onWake: () => this.#wake(), onLook: () => this.#update() });
    this.#link = new RealtimeLink(
      { backend, world, log, competitionIdOf: this.#cache.competitionIdOf },
      {
        onState: (state) => this.#gatherer.add({ state, source: liveMatches }),
        onEvent: (event) => this.#tellEvents([event], 'realtime'),
        onUp: () => this.#socketUp(),
        onSound: () => this.#confirm(),
        onChange: (connection) => this.#setConnection(connection),
      },
    );
    this.#polls = new LivePolls(
      { backend, cache: this.#cache, world, clock, log, isKnownEvent: this.#told.has },
      {
        onStates: (states, askedAt) =>
          this.#take(
            states.map((state) => ({ state, source: { kind: 'answer', askedAt } })),
            'poll',
          ),
        onMatches: (matches, askedAt) => this.#takeMatches(matches, askedAt),
        onEvents: (events) => this.#tellEvents(events, 'poll'),
        onConfirmed: () => this.#confirmForAll(),
        onHealth: (event) => this.#link.tell(event),
      },
    );
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const { world, tabs } = this.#parts;
    this.#ends = [
      world.onChange(() => this.#worldChanged()),
      tabs.onFront(() => {
        this.#update();
        this.#catchUpInFront();
      }),
      tabs.onMessage((message) => this.#hearTab(message)),
      this.#cache.onChange((loaded) => {
        if (loaded) this.#confirm();
        this.#update();
      }),
    ];
    this.#wasInView = this.#isInView();
    this.#link.start();
    for (const [match, watched] of this.#watched) watched.end = this.#listenTo(match);
    this.#worldChanged();
  }

  stop(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    for (const end of this.#ends) end();
    this.#ends = [];
    for (const watched of this.#watched.values()) watched.end();
    this.#polls.stop();
    this.#link.stop();
    this.#gatherer.stop();
    this.#wakeWatch.stop();
    this.#stopWaiting();
    this.#cache.forgetSources();
    this.#told.clear();
    this.#caughtUpAt = null;
    this.#owesCatchUp = false;
    this.#setConnection(startingConnection);
  }

  /** How live what is shown is: the same object until it changes, which is once a second at most but for the link and the network. */
  readonly status = (): LiveStatus => this.#status;

  /** Tells when the link or the network comes or goes. Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Every event that a source tells, whether new or not. Returns what ends it. */
  onEvents(listener: LiveEventsHearer): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  /**
   * Keeps one match as fresh as can be, for who has it open: its own realtime rows, and a poll while it is live. Returns what ends it; the
   * last who watches ends it for all.
   */
  watchMatch(match: MatchId): () => void {
    const watched = this.#watched.get(match) ?? { watchers: 0, end: this.#isRunning ? this.#listenTo(match) : nothing };
    watched.watchers += 1;
    this.#watched.set(match, watched);
    const endPoll = this.#polls.watchMatch(match);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      endPoll();
      watched.watchers -= 1;
      if (watched.watchers > 0) return;
      watched.end();
      this.#watched.delete(match);
    };
  }

  #listenTo(match: MatchId): () => void {
    const { backend, log } = this.#parts;
    return backend.subscribeToMatchState(match, {
      onState: (state) => this.#gatherer.add({ state, source: this.#matchState }),
      onUp: () => this.#socketUp(),
      onDown: (reason) => log.note({ source: 'match-state', kind: 'failure', what: reason }),
    });
  }

  #isInView(): boolean {
    const { world } = this.#parts;
    return world.isVisible() && world.isOnline();
  }

  #worldChanged(): void {
    const { world, log } = this.#parts;
    const online = world.isOnline();
    if (online !== this.#status.online) {
      log.note({ source: 'network', kind: 'state', what: online ? 'online' : 'offline' });
      this.#tellStatus({ online });
    }
    const inView = this.#isInView();
    const comesIntoView = inView && !this.#wasInView;
    this.#wasInView = inView;
    if (inView) this.#wakeWatch.start();
    else this.#wakeWatch.stop();
    this.#update();
    if (comesIntoView) this.#catchUp('in view again');
  }

  #wake(): void {
    const { world } = this.#parts;
    const since = this.#caughtUpAt === null ? Infinity : Math.abs(world.now() - this.#caughtUpAt);
    this.#update();
    if (since > oneWakingMs) this.#catchUp('awake again');
  }

  /** One of each source, and a doubt of the socket: of what happened meanwhile nothing is told by itself. */
  #catchUp(why: string): void {
    this.#caughtUpAt = this.#parts.world.now();
    this.#parts.log.note({ source: 'feed', kind: 'decision', what: `catches up: ${why}` });
    this.#link.doubt();
    this.#polls.reloadList();
    this.#owesCatchUp = true;
    this.#catchUpInFront();
  }

  /** The front alone asks, and a tab that is seen again becomes it a moment later. */
  #catchUpInFront(): void {
    if (!this.#owesCatchUp || !this.#isInView() || !this.#parts.tabs.isFront()) return;
    this.#owesCatchUp = false;
    this.#polls.catchUp();
  }

  #socketUp(): void {
    this.#confirm();
    this.#polls.catchUpWithSocket();
  }

  #update(): void {
    if (!this.#isRunning) return;
    const { world, tabs, clock } = this.#parts;
    const now = clock.now();
    const today = osloDayOf(now);
    // Some matches are played past midnight.
    const near = [addDays(today, -1), today].some((day) => isMatchNear(this.#cache.matchesOf(day), now));
    this.#polls.update({
      socketUp: this.#connection.status === 'live',
      tabHidden: !world.isVisible(),
      isOnline: world.isOnline(),
      isFront: tabs.isFront(),
      matchNear: near,
      healthFailures: this.#connection.healthFailures,
      // The engine polls by itself, and each open match by its own state.
      engineMatchLive: false,
      openMatchLive: false,
    });
  }

  #take(told: readonly SourcedState[], by: 'realtime' | 'poll'): void {
    const news = this.#cache.applyStates(told);
    const { log } = this.#parts;
    log.note({ source: by, kind: 'update', what: `${news.length} of ${told.length} states are news`, detail: news });
    this.#confirm();
    this.#expectAgreement();
    // Also what this tab knew, from its own list for instance: the others may not.
    this.#share(told);
  }

  #takeMatches(matches: readonly Match[], askedAt: number): void {
    const source: StateSource = { kind: 'answer', askedAt };
    const news = this.#cache.applyMatches(matches, source, this.#parts.clock.now());
    this.#parts.log.note({ source: 'poll', kind: 'update', what: `${news} of ${matches.length} matches are news` });
    this.#expectAgreement();
    this.#share(matches.flatMap((match) => sourced(stateOf(match), source)));
  }

  #share(told: readonly SourcedState[]): void {
    if (told.length === 0) return;
    this.#sharedAt = this.#parts.world.now();
    this.#parts.tabs.send({ kind: 'states', told });
  }

  #hearTab(message: TabMessage): void {
    if (message.kind !== 'states') return;
    this.#cache.applyStates(message.told);
    this.#confirm();
    this.#expectAgreement();
  }

  #tellEvents(events: readonly LiveEvent[], origin: 'realtime' | 'poll'): void {
    if (events.length === 0) return;
    for (const event of events) {
      this.#told.add(event.id);
      const match = this.#cache.match(event.matchId);
      if (match !== null && isAhead(event, match)) this.#expectRow(event);
    }
    for (const hear of this.#hearers) hear(events, origin);
  }

  #expectRow(event: LiveEvent): void {
    const known = this.#ahead.get(event.matchId);
    if (known === undefined || known.occurredAt < event.occurredAt) this.#ahead.set(event.matchId, event);
    this.#patience ??= setTimeout(() => this.#askForWhatIsMissed(), patienceMs);
  }

  /** Another source, or the next row, may still come and end a contradiction. */
  #expectAgreement(): void {
    const isMine = this.#parts.tabs.isFront() && this.#cache.isContradicted();
    if (isMine) this.#patience ??= setTimeout(() => this.#askForWhatIsMissed(), patienceMs);
  }

  #askForWhatIsMissed(): void {
    const { log } = this.#parts;
    const missed = [...this.#ahead.values()].filter((ahead) => {
      const match = this.#cache.match(ahead.matchId);
      return match !== null && isAhead(ahead, match);
    });
    this.#stopWaiting();
    if (this.#cache.isContradicted()) {
      log.note({ source: 'feed', kind: 'decision', what: 'two sources contradict each other' });
      this.#polls.askForAll();
    } else if (missed.length > 0) {
      log.note({ source: 'feed', kind: 'decision', what: 'events are ahead of their matches', detail: missed });
      this.#polls.askForDelta();
    }
  }

  #stopWaiting(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
    this.#ahead = new Map();
  }

  #confirm(): void {
    const now = this.#parts.world.now();
    const { confirmedAt } = this.#status;
    if (confirmedAt !== null && Math.abs(now - confirmedAt) < confirmStepMs) return;
    this.#status = { ...this.#status, confirmedAt: now };
  }

  /** The other tabs do not ask: that nothing has happened is told to them too, now and then. */
  #confirmForAll(): void {
    this.#confirm();
    const now = this.#parts.world.now();
    if (Math.abs(now - this.#sharedAt) < confirmStepMs) return;
    this.#sharedAt = now;
    this.#parts.tabs.send({ kind: 'states', told: [] });
  }

  #setConnection(connection: Connection): void {
    this.#connection = connection;
    this.#update();
    if (this.#status.connection !== connection.status) this.#tellStatus({ connection: connection.status });
  }

  #tellStatus(change: Partial<LiveStatus>): void {
    this.#status = { ...this.#status, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function sourced(state: MatchState | null, source: StateSource): readonly SourcedState[] {
  return state === null ? [] : [{ state, source }];
}

const nothing = (): void => {
  // Nothing was opened.
};
