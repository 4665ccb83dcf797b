import {
  backfillSince,
  cadence,
  classifyEvent,
  type DropReason,
  type EngineConfiguration,
  type EngineDecision,
  enginePollSince,
  type EngineStep,
  type Follow,
  type FollowKinds,
  isNothingNotified,
  type LiveEvent,
  mayNotify,
  type NotificationEngine as EngineMemory,
  type NotifiedFollows,
  notifiedFollows,
  passesFollows,
  runEngine,
  STOPPED_ENGINE,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertsApi } from '../../../api/alertsApi.ts';
import type { FollowKindsApi } from '../../../api/followKindsApi.ts';
import type { HomeApi } from '../../../api/homeApi.ts';
import type { EventPages } from '../../../api/alertsApi.ts';
import type { LiveFeed } from '../../LiveFeed.ts';
import type { LiveLogEntry } from '../../LiveLog.ts';
import type { LiveConnection } from '../../LiveConnection.ts';
import type { MatchStore } from '../../MatchStore.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';
import { EngineStart, type Moment } from './EngineStart.ts';
import { EventBackfill } from './EventBackfill.ts';
import { EventPoller, type EventRequest } from './EventPoller.ts';
import { FollowsRefresher } from './FollowsRefresher.ts';
import { type EventOrigin, UndecidedEvents } from './UndecidedEvents.ts';

export interface EngineParts extends Pick<LiveConnection, 'world' | 'clock' | 'absences' | 'rests' | 'log'> {
  readonly api: Omit<AlertsApi, 'isHidden' | 'onHidden' | 'waitMs'> &
    Pick<HomeApi, 'follows'> &
    Pick<FollowKindsApi, 'followKinds'>;
  readonly queryClient: QueryClient;
  readonly feed: Pick<LiveFeed, 'onEvents'>;
  readonly store: Pick<MatchStore, 'match' | 'liveMatches' | 'competitionIdOf' | 'onChange'>;
  readonly tabs: Pick<LiveConnection['tabs'], 'isFront' | 'onFront' | 'send' | 'onMessage'>;
  /** Receives the decision about each event. */
  readonly onDecision: (decision: EngineDecision) => void;
}

/** How long the start waits for an answer with the server's time, in milliseconds. */
const clockWaitMs = 2000;
/** How often undecided events are looked at again. */
const reconsiderMs = 250;
/** The most undecided events, so that the events of a match that is never loaded cannot fill the memory. */
const mostUndecided = 500;
const routineMs = 1000;

/**
 * The notification engine of one spectator, from start to stop. It receives events from the socket, the live feed, its
 * own backfill and poll, and the other tabs. `runEngine` of the domain decides about them. This class keeps the
 * engine's memory and makes the requests. It only logs failures. No event is decided before the follows, their chosen
 * kinds of events and the server's time are known and, if a team or competition is followed, the event's match is
 * loaded.
 */
export class EngineRun {
  readonly #parts: EngineParts;
  readonly #start: EngineStart;
  readonly #follows: FollowsRefresher;
  readonly #poller: EventPoller;
  readonly #backfill: EventBackfill;
  readonly #pages: EventPages;
  readonly #undecided = new UndecidedEvents(mostUndecided);
  readonly #teardown = new Teardown();
  readonly #beganAt: Moment;
  #memory: EngineMemory = STOPPED_ENGINE;
  #known: { readonly follows: readonly Follow[] | null; readonly chosen: readonly FollowKinds[] | null } = {
    follows: null,
    chosen: null,
  };
  #isClockTrusted = false;
  #clockWait: ReturnType<typeof setTimeout> | undefined;
  #reconsideration: ReturnType<typeof setTimeout> | undefined;
  /** Routine events since the timer was set. */
  #routine: LiveEvent[] = [];
  #routineTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EngineParts, userId: string) {
    const { api, clock, store, world } = parts;
    this.#parts = parts;
    this.#start = new EngineStart(parts);
    this.#beganAt = this.#start.now();
    // A tab that is hidden meanwhile stops sending requests.
    const isWanted = (): boolean => this.#teardown.isPending && world.isVisible();
    this.#pages = { competitionIdOf: store.competitionIdOf, isWanted };
    this.#follows = new FollowsRefresher({
      ...parts,
      mode: api.mode,
      userId,
      onLearnt: (news) => this.#learn(news),
    });
    this.#poller = new EventPoller({
      ...parts,
      mode: api.mode,
      ask: (request) => this.#ask(request),
      isMatchLive: () => this.#memory.status === 'running' && this.#isMatchLive(this.#memory.follows),
    });
    this.#backfill = new EventBackfill({
      api,
      pages: this.#pages,
      since: (match) =>
        backfillSince(this.#memory.status === 'running' ? this.#memory.cursors : new Map(), match, clock.now()),
      onEvents: (events) => this.#take(events, 'backfill'),
    });
  }

  start(): void {
    const { absences, api, clock, feed, store, tabs, world } = this.#parts;
    const clear = (): void => void this.#step({ kind: 'clear-memory', now: clock.now() });
    const clearing = setInterval(clear, cadence.engine.clearHandled);
    let wasUp = false;
    // The subscriptions come before the first request, so that events which arrive meanwhile are kept.
    this.#teardown.add(
      () => clearTimeout(this.#clockWait),
      () => clearTimeout(this.#reconsideration),
      () => clearTimeout(this.#routineTimer),
      () => clearInterval(clearing),
      () => this.#follows.stop(),
      () => this.#poller.stop(),
      feed.onEvents(({ events, origin }) => this.#take(events, origin)),
      tabs.onMessage((message) => {
        if (message.kind === 'events') this.#take(message.events, 'tab');
      }),
      world.onChange(() => this.#reconsider()),
      // The spectator may follow a team on another device, so the follows are kept fresh while there is football, even if the poll pauses.
      absences.onTick(() => {
        if (tabs.isFront() && store.liveMatches().length > 0) this.#follows.refresh();
      }),
      store.onChange(() => {
        if (this.#undecided.size > 0) this.#reconsiderLater();
      }),
      api.subscribeToLiveEvents(
        'live_events_only',
        null,
        {
          onEvent: (event) => this.#take([event], 'realtime'),
          onUp: () => {
            this.#note('state', 'the socket is up');
            // The socket does not send again what happened while the engine was stopped.
            this.#poller.request(wasUp ? 'catch-up' : 'poll');
            wasUp = true;
          },
          onDown: (reason) => this.#note('state', `the socket is down: ${reason}`),
        },
        store.competitionIdOf,
      ),
    );
    this.#follows.start();
  }

  stop(): void {
    this.#teardown.run();
    this.#step({ kind: 'stop' });
  }

  #learn(news: Partial<EngineConfiguration>): void {
    this.#known = { ...this.#known, ...news };
    const configuration = this.#configuration();
    if (configuration === null) return;
    const { follows, chosen } = configuration;
    const memory = this.#memory;
    const begins =
      memory.status === 'running' &&
      !this.#isMatchLive(memory.follows) &&
      this.#isMatchLive(notifiedFollows(follows, chosen));
    const beginsAt = begins ? this.#start.take(this.#start.now()) : null;
    this.#step({ kind: 'configure', ...configuration, beginsAt });
    if (begins) this.#poller.request('catch-up');
    this.#reconsider();
  }

  /** The choices that decide what the spectator is notified of; null until all of them are loaded. */
  #configuration(): EngineConfiguration | null {
    const { follows, chosen } = this.#known;
    return follows === null || chosen === null ? null : { follows, chosen };
  }

  /** Whether a match is in play of whose goals the spectator's follows notify (NOTIFY-28). */
  #isMatchLive(follows: NotifiedFollows): boolean {
    return this.#parts.store.liveMatches().some((match) => mayNotify(match, follows));
  }

  /** Decides the events that can be decided by now. */
  #reconsider(): void {
    clearTimeout(this.#reconsideration);
    this.#reconsideration = undefined;
    if (!this.#teardown.isPending || !this.#hasBegun()) return;
    for (const { event, origin } of this.#undecided.release()) this.#take([event], origin);
  }

  /** Whether events can be decided. It starts the engine as soon as they can. */
  #hasBegun(): boolean {
    if (this.#memory.status === 'running') return true;
    const { clock, world } = this.#parts;
    const configuration = this.#configuration();
    if (configuration === null) return false;
    if (!this.#isClockTrusted && !clock.isKnown()) {
      // The wait begins here, not at the start, because a hidden tab gets no answer with the server's time, and its
      // clock may be set meanwhile.
      this.#clockWait ??= setTimeout(() => {
        this.#isClockTrusted = true;
        this.#reconsider();
      }, clockWaitMs);
      if (world.isVisible()) this.#reconsiderLater();
      return false;
    }
    this.#step({ kind: 'start', ...configuration, now: this.#start.take(this.#beganAt) });
    this.#poller.start();
    return true;
  }

  #reconsiderLater(): void {
    this.#reconsideration ??= setTimeout(() => this.#reconsider(), reconsiderMs);
  }

  #take(received: readonly LiveEvent[], origin: EventOrigin): void {
    if (!this.#teardown.isPending) return;
    const byMs = this.#start.learn(received, this.#memory.status === 'running' ? this.#memory.startedAt : null);
    if (byMs !== 0) this.#step({ kind: 'move-start', byMs });
    if (this.#memory.status === 'stopped') {
      for (const event of received) this.#keep(event, origin);
      this.#reconsider();
      return;
    }
    const decidable: LiveEvent[] = [];
    for (const event of received.map((each) => this.#withMatch(each))) {
      if (this.#needsMatch(event, origin)) this.#keep(event, origin);
      else decidable.push(event);
    }
    if (origin === 'realtime' && decidable.every(isRoutine)) this.#decideLater(decidable);
    else this.#decide(decidable, origin);
  }

  #keep(event: LiveEvent, origin: EventOrigin): void {
    const dropped = this.#undecided.keep({ event, origin });
    if (dropped !== null) this.#note('drop', `drops ${dropped.id}, which could not be decided`, dropped);
  }

  /** Routine events only move cursors, so they are handled once a second, to avoid many copies of the memory. */
  #decideLater(events: readonly LiveEvent[]): void {
    if (events.length === 0) return;
    this.#routine.push(...events);
    this.#routineTimer ??= setTimeout(() => {
      this.#routineTimer = undefined;
      this.#decide(this.#routine.splice(0), 'realtime');
    }, routineMs);
  }

  #withMatch(event: LiveEvent): LiveEvent {
    const match = this.#parts.store.match(event.matchId);
    if (match === null) return event;
    const matchTeamIds = [match.homeTeam.id, match.awayTeam.id].filter((id) => id !== null);
    return { ...event, competitionId: event.competitionId ?? match.competition.dbId?.toString() ?? null, matchTeamIds };
  }

  /** Whether an event cannot be decided until its match is known. */
  #needsMatch(event: LiveEvent, origin: EventOrigin): boolean {
    if (event.matchTeamIds.length > 0 || this.#memory.status === 'stopped') return false;
    const { follows, phase, startedAt } = this.#memory;
    // An event from before the start is never announced, so its match need not be loaded.
    if (phase === 'catching-up' && origin !== 'realtime' && event.occurredAt < startedAt) return false;
    const isFollowedByMatch = follows.competitionIds.size > 0 || follows.teamIds.size > 0;
    return isFollowedByMatch && !isRoutine(event) && !passesFollows(event, follows);
  }

  #decide(events: readonly LiveEvent[], origin: EventOrigin): void {
    if (events.length === 0) return;
    const now = this.#parts.clock.now();
    const decisions = this.#step({ kind: 'events', origin: origin === 'tab' ? 'poll' : origin, events, now });
    if (origin !== 'tab') this.#share(events, decisions);
    for (const decision of decisions) {
      this.#note(decision.kind === 'drop' ? 'drop' : 'decision', inWords(decision), { origin, decision });
      this.#parts.onDecision(decision);
    }
  }

  /** Sends the other tabs the goals and red cards that were new to this tab, except those from before the start. */
  #share(events: readonly LiveEvent[], decisions: readonly EngineDecision[]): void {
    const news = events.filter((event, index) => {
      const decision = decisions[index];
      return !(decision?.kind === 'drop' && isOld(decision.reason)) && !isRoutine(event);
    });
    if (news.length > 0) this.#parts.tabs.send({ kind: 'events', events: news });
  }

  async #ask(request: EventRequest): Promise<boolean> {
    this.#follows.refresh();
    if (this.#memory.status === 'running' && isNothingNotified(this.#memory.follows)) return true;
    if (request === 'catch-up' && !(await this.#backfill.run())) return false;
    const memory = this.#memory;
    if (memory.status === 'stopped') return false;
    const now = this.#parts.clock.now();
    const events = await this.#parts.api.eventsSince(enginePollSince(memory, now), this.#pages);
    if (!this.#teardown.isPending || events === null) return false;
    this.#take(events, 'poll');
    this.#step({ kind: 'polled', events, now });
    if (request === 'catch-up') this.#step({ kind: 'caught-up' });
    return true;
  }

  #step(step: EngineStep): readonly EngineDecision[] {
    const { engine, decisions } = runEngine(this.#memory, step);
    this.#memory = engine;
    return decisions;
  }

  #note(kind: LiveLogEntry['kind'], what: string, detail?: unknown): void {
    this.#parts.log.note({ source: 'engine', kind, what, detail });
  }
}

function isOld(reason: DropReason): boolean {
  return reason === 'duplicate' || reason === 'before-start' || reason === 'long-past';
}

/** Whether an event is neither a goal nor a red card. */
function isRoutine({ eventType }: LiveEvent): boolean {
  return classifyEvent(eventType) === 'other';
}

function inWords(decision: EngineDecision): string {
  switch (decision.kind) {
    case 'notify':
      return `notifies of ${decision.notification.id}`;
    case 'take-back':
      return `takes back ${decision.card}`;
    case 'drop':
      return `${decision.reason} ${decision.id}`;
  }
}
