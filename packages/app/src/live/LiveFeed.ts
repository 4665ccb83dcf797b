import {
  addDays,
  cadence,
  type Connection,
  isAhead,
  isMatchNear,
  type LiveEvent,
  type LiveMode,
  type Match,
  type MatchId,
  osloDayOf,
  type SourcedState,
  startingConnection,
  type StateSource,
  Emitter,
} from '@tribunen/domain';
import type { LiveApi } from '../api/liveApi.ts';
import { Observable, type Observed } from '../lib/state/Observable.ts';
import { Teardown } from '../lib/state/Teardown.ts';
import type { Tabs } from './tabs/Tabs.ts';
import type { AbsenceDetector } from './AbsenceDetector.ts';
import { FrameBatcher } from '../lib/state/FrameBatcher.ts';
import type { LiveLog } from './LiveLog.ts';
import { LivePolls } from './LivePolls.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { type MatchStore, sourcedStates } from './MatchStore.ts';
import { RealtimeLink } from './RealtimeLink.ts';
import { RecentIds } from './RecentIds.ts';
import type { ServerClock } from './ServerClock.ts';
import type { SharedRests } from './SharedRests.ts';

export interface LiveFeedParts {
  readonly api: LiveApi;
  readonly store: MatchStore;
  readonly world: LiveWorld;
  readonly clock: ServerClock;
  readonly tabs: Tabs;
  readonly absences: AbsenceDetector;
  readonly rests: SharedRests;
  readonly log: LiveLog;
}

/** Whether the shown data are live. */
export interface LiveStatus {
  /** The state of the realtime link; polls replace it while it is not `live`. */
  readonly connection: Connection['status'];
  readonly online: boolean;
}

/** Events from one source, whether they are new or not. */
export interface ReceivedEvents {
  readonly events: readonly LiveEvent[];
  readonly origin: 'realtime' | 'poll';
}

/**
 * How long the feed waits for a missing row before it sends a request: the row of a match whose event has arrived, or
 * the next row when two sources contradict each other.
 */
const patienceMs = 300;
/** The resolution of `confirmedAt`, in milliseconds: a confirmation that follows the last one sooner is ignored. */
const confirmStepMs = 1000;

/**
 * Keeps the matches of the query cache up to date from every source: the socket, the polls and the other tabs. It owns
 * all timers and subscriptions of the live connection. `stop` ends them, and answers under way are then ignored.
 */
export class LiveFeed {
  readonly #parts: LiveFeedParts;
  readonly #link: RealtimeLink;
  readonly #polls: LivePolls;
  readonly #batcher: FrameBatcher<SourcedState>;
  readonly #status: Observable<LiveStatus>;
  readonly #matchNear = new Observable(false);
  readonly #events = new Emitter<ReceivedEvents>();
  readonly #teardown = new Teardown();
  /**
   * The ids of received events. An event arrives from several sources, and from some of them repeatedly, so on a busy
   * day most events of an answer are known.
   */
  readonly #knownEvents = new RecentIds();
  readonly #watchers = new Map<MatchId, number>();
  #connection: Connection = startingConnection;
  #confirmedAt: number | null = null;
  /** Whether a catch-up is pending, which runs when this tab is the front. */
  #owesCatchUp = false;
  /** Events whose match has not changed yet. */
  #ahead = new Map<MatchId, LiveEvent>();
  #patience: ReturnType<typeof setTimeout> | null = null;
  /** The timer that ends the wait for the backend's mode. */
  #unknownMode: ReturnType<typeof setTimeout> | undefined;
  /** The mode that the backend has reported, to this tab or another. A mode that this tab only assumes is not sent to other tabs. */
  #saidMode: LiveMode | null = null;
  #sharedAt = 0;

  constructor(parts: LiveFeedParts) {
    const { api, store, world, clock, rests, log } = parts;
    this.#parts = parts;
    this.#status = new Observable<LiveStatus>({ connection: 'connecting', online: world.isOnline() });
    this.#batcher = new FrameBatcher((rows) => this.#takeStates(rows, 'realtime'));
    this.#link = new RealtimeLink(
      { api, world, log, competitionIdOf: store.competitionIdOf },
      {
        onRow: (row) => this.#batcher.add(row),
        onEvent: (event) => this.#takeEvents({ events: [event], origin: 'realtime' }),
        onUp: () => this.#socketUp(),
        onSound: () => this.#confirm(),
        onChange: (connection) => this.#setConnection(connection),
      },
    );
    this.#polls = new LivePolls(
      { api, store, world, clock, rests, log, isKnownEvent: this.#knownEvents.has },
      {
        onStates: (states, askedAt) =>
          this.#takeStates(
            states.map((state) => ({ state, source: { kind: 'answer', askedAt } })),
            'poll',
          ),
        onMatches: (matches, askedAt) => this.#takeMatches(matches, { kind: 'answer', askedAt }),
        onEvents: (events) => this.#takeEvents({ events, origin: 'poll' }),
        onConfirmed: (ageMs) => this.#confirmForAll(ageMs),
        onMode: (mode) => this.#takeMode(mode),
        onNoMode: () => this.#assumeMode(),
        onHealth: (event) => this.#link.apply(event),
      },
    );
  }

  /** The state of the link and the network. */
  get status(): Observed<LiveStatus> {
    return this.#status;
  }

  /** Whether a match is in play or begins soon. */
  get matchNear(): Observed<boolean> {
    return this.#matchNear;
  }

  /** When an answer or a message last confirmed what is shown, by the device's clock, milliseconds since 1970; null before the first. */
  readonly confirmedAt = (): number | null => this.#confirmedAt;

  /** Calls the listener with every event of every source. Returns a function that stops it. */
  readonly onEvents = this.#events.listen;

  start(): void {
    if (this.#teardown.isPending) return;
    const { world, tabs, store, absences } = this.#parts;
    this.#teardown.add(
      world.onChange(() => this.#worldChanged()),
      absences.onTick(() => this.#update()),
      absences.onReturn(() => this.#catchUp()),
      tabs.onFront(() => {
        this.#update();
        this.#catchUpInFront();
      }),
      tabs.onMessage((message) => {
        if (message.kind === 'states') this.#takeShared(message.states);
        else if (message.kind === 'mode') this.#takeSharedMode(message.mode);
      }),
      store.onChange((isLoaded) => {
        if (isLoaded) this.#confirm();
        this.#update();
      }),
    );
    this.#assumeLater();
    tabs.send({ kind: 'mode', mode: null });
    this.#link.start();
    this.#worldChanged();
  }

  stop(): void {
    if (!this.#teardown.isPending) return;
    this.#teardown.run();
    clearTimeout(this.#unknownMode);
    this.#polls.stop();
    this.#link.stop();
    this.#batcher.stop();
    this.#endPatience();
    this.#parts.store.forgetSources();
    this.#knownEvents.clear();
    this.#owesCatchUp = false;
  }

  /**
   * Keeps an open match up to date: by its own realtime rows, and by a poll while it is live. Returns a function that ends it. A match with
   * several watchers is kept until the last one ends.
   */
  watchMatch(match: MatchId): () => void {
    const watchers = this.#watchers.get(match) ?? 0;
    this.#watchers.set(match, watchers + 1);
    if (watchers === 0) {
      this.#link.openMatch(match);
      this.#polls.openMatch(match);
    }
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      const left = (this.#watchers.get(match) ?? 0) - 1;
      this.#watchers.set(match, left);
      if (left > 0) return;
      this.#watchers.delete(match);
      this.#link.closeMatch(match);
      this.#polls.closeMatch(match);
    };
  }

  #worldChanged(): void {
    const { world, log } = this.#parts;
    const online = world.isOnline();
    if (online !== this.#status.current().online) {
      log.note({ source: 'network', kind: 'state', what: online ? 'online' : 'offline' });
      this.#status.set({ ...this.#status.current(), online });
    }
    this.#update();
  }

  /** Sends one request to each source and treats the socket as down, because no source sends by itself what happened during an absence. */
  #catchUp(): void {
    this.#worldChanged();
    this.#link.doubt();
    this.#polls.reloadList();
    this.#owesCatchUp = true;
    this.#catchUpInFront();
  }

  /** Only the front tab sends requests. A tab that becomes visible becomes the front a moment later. */
  #catchUpInFront(): void {
    if (!this.#owesCatchUp || !this.#parts.absences.isHere() || !this.#parts.tabs.isFront()) return;
    this.#owesCatchUp = false;
    this.#polls.catchUp();
  }

  #socketUp(): void {
    this.#confirm();
    this.#polls.catchUpWithSocket();
  }

  #update(): void {
    if (!this.#teardown.isPending) return;
    const { api, world, tabs, clock, store } = this.#parts;
    const now = clock.now();
    const today = osloDayOf(now);
    // Some matches are played past midnight.
    this.#matchNear.set([addDays(today, -1), today].some((day) => isMatchNear(store.matchesOf(day), now)));
    this.#polls.update({
      // A backend that refuses the link has no room for faster polls either, and a backend whose mode is unknown may not have any.
      mode: this.#connection.isRefused ? 'crowd' : (api.mode.current() ?? 'crowd'),
      socketUp: this.#connection.status === 'live',
      tabHidden: !world.isVisible(),
      isOnline: world.isOnline(),
      isFront: tabs.isFront(),
      matchNear: this.#matchNear.current(),
      healthFailures: this.#connection.healthFailures,
    });
  }

  #takeStates(states: readonly SourcedState[], origin: ReceivedEvents['origin']): void {
    const { store, log } = this.#parts;
    const applied = store.applyStates(states);
    const what = `${applied.length} of ${states.length} states are new`;
    log.note({ source: origin, kind: 'update', what, detail: applied });
    this.#confirm();
    this.#checkAgreement();
    // States that this tab knows are sent too: the lists of the other tabs may be older.
    this.#share(states);
  }

  #takeMatches(matches: readonly Match[], source: StateSource): void {
    const { store, clock, log } = this.#parts;
    const changed = store.applyMatches(matches, source, clock.now());
    log.note({ source: 'poll', kind: 'update', what: `${changed} of ${matches.length} matches are new` });
    this.#checkAgreement();
    this.#share(sourcedStates(matches, source));
  }

  /** Applies the mode that the backend has reported. Only the front polls the backend, so it passes the mode to the other tabs. */
  #takeMode(mode: LiveMode): void {
    const isNews = mode !== this.#saidMode;
    this.#saidMode = mode;
    this.#setMode(mode);
    if (isNews) this.#parts.tabs.send({ kind: 'mode', mode });
  }

  /** @param mode the mode from another tab; null when that tab asks for it */
  #takeSharedMode(mode: LiveMode | null): void {
    const { tabs } = this.#parts;
    if (mode !== null) {
      this.#saidMode = mode;
      this.#setMode(mode);
    } else if (tabs.isFront() && this.#saidMode !== null) tabs.send({ kind: 'mode', mode: this.#saidMode });
  }

  #setMode(mode: LiveMode): void {
    const { api, log } = this.#parts;
    if (mode === api.mode.current()) return;
    log.note({ source: 'feed', kind: 'state', what: `the backend is in mode ${mode}` });
    api.mode.set(mode);
    this.#update();
  }

  /** The wait differs between pages, so that pages without an answer do not all assume small mode at once and send more requests. */
  #assumeLater(): void {
    const { unknown } = cadence.crowd;
    this.#unknownMode = setTimeout(
      () => {
        // Without a network the backend could not have answered.
        if (this.#parts.world.isOnline()) this.#assumeMode();
        else this.#assumeLater();
      },
      unknown * (1 + this.#parts.world.random()),
    );
  }

  /** Assumes small mode for a backend that does not report its mode (LIVE-26). */
  #assumeMode(): void {
    if (this.#parts.api.mode.current() === null) this.#setMode('small');
  }

  #takeShared(shared: readonly SourcedState[]): void {
    const { api, store } = this.#parts;
    const due = new Set(api.due(shared.map(({ state }) => state)));
    store.applyStates(shared.filter(({ state }) => due.has(state)));
    this.#confirm();
    this.#checkAgreement();
  }

  #share(states: readonly SourcedState[]): void {
    if (states.length > 0) this.#sendStates(states);
  }

  #sendStates(states: readonly SourcedState[]): void {
    const { tabs, world } = this.#parts;
    this.#sharedAt = world.now();
    tabs.send({ kind: 'states', states });
  }

  #takeEvents(received: ReceivedEvents): void {
    if (received.events.length === 0) return;
    for (const event of received.events) {
      if (!this.#knownEvents.has(event.id)) this.#parts.store.applyEvent(event);
      this.#knownEvents.add(event.id);
      this.#checkAhead(event);
    }
    this.#events.emit(received);
  }

  /** An event and its match's row arrive as two messages. If the row does not follow, this page has missed something (LIVE-19). */
  #checkAhead(event: LiveEvent): void {
    const match = this.#parts.store.match(event.matchId);
    if (match === null || !isAhead(event, match)) return;
    const known = this.#ahead.get(event.matchId);
    if (known === undefined || known.occurredAt < event.occurredAt) this.#ahead.set(event.matchId, event);
    this.#bePatient();
  }

  /**
   * Waits a moment, because another source, or the next row, may end a contradiction between two sources (LIVE-21).
   * Only the front tab sends a request.
   */
  #checkAgreement(): void {
    if (this.#parts.tabs.isFront() && this.#parts.store.isContradicted()) this.#bePatient();
  }

  #bePatient(): void {
    this.#patience ??= setTimeout(() => this.#askForMissed(), patienceMs);
  }

  #askForMissed(): void {
    const { store, log } = this.#parts;
    const missed = [...this.#ahead.values()].filter((event) => {
      const match = store.match(event.matchId);
      return match !== null && isAhead(event, match);
    });
    this.#endPatience();
    if (store.isContradicted()) {
      log.note({ source: 'feed', kind: 'decision', what: 'two sources contradict each other' });
      this.#polls.askForAll();
    } else if (missed.length > 0) {
      log.note({ source: 'feed', kind: 'decision', what: 'events are ahead of their matches', detail: missed });
      this.#polls.askForDelta();
    }
  }

  #endPatience(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
    this.#ahead = new Map();
  }

  /** @param ageMs the age of the confirmation, which may come from a cache */
  #confirm(ageMs = 0): void {
    const at = this.#parts.world.now() - ageMs;
    const before = this.#confirmedAt;
    // An older answer does not make the shown data older, but a device's clock that was set back does.
    if (ageMs > 0 && before !== null && at < before) return;
    if (before === null || Math.abs(at - before) >= confirmStepMs) this.#confirmedAt = at;
  }

  /** Confirms to the other tabs now and then that nothing has happened, because they send no requests themselves. */
  #confirmForAll(ageMs: number): void {
    this.#confirm(ageMs);
    if (Math.abs(this.#parts.world.now() - this.#sharedAt) < confirmStepMs || ageMs > confirmStepMs) return;
    this.#sendStates([]);
  }

  #setConnection(connection: Connection): void {
    this.#connection = connection;
    this.#update();
    if (this.#status.current().connection !== connection.status) {
      this.#status.set({ ...this.#status.current(), connection: connection.status });
    }
  }
}
