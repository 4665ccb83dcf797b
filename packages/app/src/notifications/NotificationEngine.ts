import {
  backfillSince,
  cadence,
  classifyEvent,
  type DropReason,
  type EngineDecision,
  enginePollSince,
  type EngineStep,
  epochMs,
  type Follow,
  instantAt,
  isNothingNotified,
  type LiveEvent,
  type Match,
  type MatchId,
  mayNotify,
  type NotificationEngine as EngineMemory,
  type NotifiedFollows,
  notifiedFollows,
  passesFollows,
  runEngine,
  STOPPED_ENGINE,
  type UtcInstant,
} from '@tribunen/domain';
import type { AlertsBackend } from '../backend/alertsBackend.ts';
import type { HomeBackend } from '../backend/homeBackend.ts';
import type { CompetitionIdOf } from '../backend/realtime/live_events_new.ts';
import type { EventPages } from '../backend/tables/live_events_new.ts';
import type { LiveFeed } from '../live/LiveFeed.ts';
import type { LiveLog, LiveLogEntry } from '../live/LiveLog.ts';
import type { LiveWorld } from '../live/LiveWorld.ts';
import type { ServerClock } from '../live/ServerClock.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import { EventInquiry, type Inquiry } from './EventInquiry.ts';
import { FollowsCache } from './FollowsCache.ts';
import { type EventOrigin, HeldEvents } from './HeldEvents.ts';

interface NotificationEngineParts {
  readonly backend: AlertsBackend & Pick<HomeBackend, 'follows'>;
  readonly feed: Pick<LiveFeed, 'onEvents'>;
  readonly world: LiveWorld;
  readonly clock: Pick<ServerClock, 'now' | 'isKnown' | 'behindMs' | 'noEarlierThan'>;
  readonly tabs: Pick<Tabs, 'isFront' | 'onFront' | 'send' | 'onMessage'>;
  readonly log: LiveLog;
  readonly competitionIdOf: CompetitionIdOf;
  /** A match as the app knows it; null where it does not. */
  readonly matchOf: (id: MatchId) => Match | null;
  /** The matches that are being played: while none of them is the spectator's, the poll rests. */
  readonly liveMatches: () => readonly Match[];
  /** Tells of every change of the matches that the app knows. Returns what ends it. */
  readonly onMatches: (listener: () => void) => () => void;
  /** Hears what became of each event. */
  readonly onDecision: (decision: EngineDecision) => void;
}

/** How long a start waits for an answer that tells the server's time. */
const clockWaitMs = 2000;
/** The device's clock and the page's own run apart by more than this where the one was set or the other rested. */
const clockJumpMs = 5000;
/** How often what cannot be decided yet is looked at again. */
const reconsiderMs = 250;
/** A match that never becomes known shall not fill the memory. */
const mostHeld = 500;
const matchesAtATime = 5;
const noNewsMs = 1000;

/** Now, in milliseconds: by the device since 1970, by the page since it was opened. */
interface Moment {
  readonly deviceMs: number;
  readonly pageMs: number;
}

/** From a spectator's first `acquire` to the last release. */
interface Run {
  readonly userId: string;
  /** By the device's clock, which may be wrong and may be set, and by the page's own, which may rest while the device sleeps. */
  readonly beganAt: Moment;
  readonly follows: FollowsCache;
  readonly inquiry: EventInquiry;
  readonly held: HeldEvents;
  known: readonly Follow[] | null;
  /** What the start was taken from, where the engine began without the server's time; null once that is known. */
  supposed: { readonly behindMs: number; readonly at: Moment } | null;
  isClockTrusted: boolean;
  hasBackfillFailed: boolean;
  clockWait: ReturnType<typeof setTimeout> | undefined;
  reconsider: ReturnType<typeof setTimeout> | undefined;
  /** Events that tell a spectator nothing, since the timer was set. */
  readonly noNews: LiveEvent[];
  noNewsTimer: ReturnType<typeof setTimeout> | undefined;
  users: number;
  endings: readonly (() => void)[];
}

/**
 * Decides of which events a spectator is told (part 1 §4). It hears of them from the socket, the live feed, its own backfill and poll,
 * and the other tabs; `runEngine` of the domain decides, and this class keeps its memory and does what takes time. It runs from the
 * first `acquire` to the last release, and only logs its failures (part 1 §8).
 *
 * No event is decided before it can be: it is held while the follows or the server's time are not known, or the competition of its match
 * where competitions are followed.
 *
 * @example
 * const release = engine.acquire(session.user.id);
 */
export class NotificationEngine {
  readonly #parts: NotificationEngineParts;
  #run: Run | null = null;
  #memory: EngineMemory = STOPPED_ENGINE;

  constructor(parts: NotificationEngineParts) {
    this.#parts = parts;
  }

  /** Starts it for a spectator, or holds it with the others; another spectator takes over. Returns what lets it go. */
  acquire(userId: string): () => void {
    if (this.#run !== null && this.#run.userId !== userId) this.#stop(this.#run);
    const run = this.#run ?? this.#start(userId);
    run.users += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      run.users -= 1;
      if (run.users === 0 && this.#run === run) this.#stop(run);
    };
  }

  /** The spectator has just changed what they follow. */
  configure(follows: readonly Follow[]): void {
    this.#run?.follows.set(follows);
  }

  #start(userId: string): Run {
    const { backend, feed, world, tabs, clock, log, competitionIdOf } = this.#parts;
    const run: Run = {
      userId,
      beganAt: this.#moment(),
      follows: new FollowsCache({
        load: () => backend.follows(userId),
        world,
        log,
        onFollows: (follows) => this.#configure(run, follows),
      }),
      inquiry: new EventInquiry({
        ask: (inquiry) => this.#ask(run, inquiry),
        // What is followed may be changed in another place: while there is football it is kept fresh, where the poll rests too.
        onLook: () => {
          if (this.#parts.liveMatches().length > 0) run.follows.refresh();
        },
        isOfUse: () => this.#memory.status === 'running' && this.#isOfUse(this.#memory.follows),
        world,
        tabs,
        log,
      }),
      held: new HeldEvents(mostHeld),
      known: null,
      supposed: null,
      isClockTrusted: false,
      hasBackfillFailed: false,
      clockWait: undefined,
      reconsider: undefined,
      noNews: [],
      noNewsTimer: undefined,
      users: 0,
      endings: [],
    };
    this.#run = run;

    const clear = setInterval(
      () => this.#step({ kind: 'clear-memory', now: clock.now() }),
      cadence.engine.clearHandled,
    );
    let wasUp = false;
    // Whatever tells of events is listened to before anything is asked: what happens meanwhile is held, not lost.
    run.endings = [
      () => clearTimeout(run.clockWait),
      () => clearTimeout(run.reconsider),
      () => clearTimeout(run.noNewsTimer),
      () => clearInterval(clear),
      () => run.follows.stop(),
      () => run.inquiry.stop(),
      feed.onEvents((events, origin) => this.#take(run, events, origin)),
      tabs.onMessage((message) => {
        if (message.kind === 'events') this.#take(run, message.events, 'tab');
      }),
      world.onChange(() => this.#reconsider(run)),
      this.#parts.onMatches(() => {
        if (run.held.size > 0) this.#reconsiderLater(run);
      }),
      backend.subscribeToLiveEvents(
        'live_events_only',
        null,
        {
          onEvent: (event) => this.#take(run, [event], 'realtime'),
          onUp: () => {
            this.#note('state', 'the socket is up');
            // What fell while nothing was listened to is not told again.
            run.inquiry.owe(wasUp ? 'catch-up' : 'poll');
            wasUp = true;
          },
          onDown: (reason) => this.#note('state', `the socket is down: ${reason}`),
        },
        competitionIdOf,
      ),
    ];
    run.follows.start();
    return run;
  }

  #stop(run: Run): void {
    this.#run = null;
    for (const end of run.endings) end();
    this.#step({ kind: 'stop' });
  }

  #configure(run: Run, follows: readonly Follow[]): void {
    run.known = follows;
    const memory = this.#memory;
    const begins =
      memory.status === 'running' && !this.#isOfUse(memory.follows) && this.#isOfUse(notifiedFollows(follows));
    this.#step({ kind: 'configure', follows, beginsAt: begins ? this.#begin(run, this.#moment()) : null });
    if (begins) run.inquiry.owe('catch-up');
    this.#reconsider(run);
  }

  /** Whether a match is being played that follows may ask to be told of. */
  #isOfUse(follows: NotifiedFollows): boolean {
    return this.#parts.liveMatches().some((match) => mayNotify(match, follows));
  }

  /** Decides what can be decided by now. */
  #reconsider(run: Run): void {
    clearTimeout(run.reconsider);
    run.reconsider = undefined;
    if (this.#run !== run || !this.#hasBegun(run)) return;
    for (const { event, origin } of run.held.release()) this.#take(run, [event], origin);
  }

  /** Whether events can be decided; the engine begins where they can for the first time. */
  #hasBegun(run: Run): boolean {
    if (this.#memory.status === 'running') return true;
    const { clock } = this.#parts;
    if (run.known === null) return false;
    if (!run.isClockTrusted && !clock.isKnown()) {
      // From here on, not from the start: in a hidden tab nobody tells the server's time, and the device's may be set meanwhile.
      run.clockWait ??= setTimeout(() => {
        run.isClockTrusted = true;
        this.#reconsider(run);
      }, clockWaitMs);
      // In a hidden tab nobody tells the time.
      if (this.#parts.world.isVisible()) this.#reconsiderLater(run);
      return false;
    }
    this.#step({ kind: 'start', follows: run.known, now: this.#begin(run, run.beganAt) });
    run.inquiry.start();
    return true;
  }

  /** From when on is news what falls from that moment on. */
  #begin(run: Run, at: Moment): UtcInstant {
    const { clock } = this.#parts;
    run.supposed = clock.isKnown() ? null : { behindMs: clock.behindMs(), at };
    return this.#startOf(at);
  }

  /** A start that is taken too early makes news of old goals, one that is taken too late misses some. */
  #startOf(beganAt: Moment): UtcInstant {
    const { clock } = this.#parts;
    if (clock.isKnown()) return instantAt(epochMs(clock.now()) - (performance.now() - beganAt.pageMs));
    // Nobody has told the server's time: the device's then is taken, which may have been set since, unless events have proved it wrong.
    return clock.behindMs() === 0 ? instantAt(beganAt.deviceMs) : afterNewestEvent(clock.now());
  }

  #moment(): Moment {
    return { deviceMs: this.#parts.world.now(), pageMs: performance.now() };
  }

  /** The events tell the time too, and a start that was taken from a wrong clock moves with what is learned of it. */
  #learnTime(run: Run, told: readonly LiveEvent[]): void {
    const { clock } = this.#parts;
    for (const { occurredAt } of told) clock.noEarlierThan(occurredAt);
    if (run.supposed === null) return;
    const { behindMs, at } = run.supposed;
    const byMs = clock.behindMs() - behindMs;
    run.supposed = clock.isKnown() ? null : { behindMs: clock.behindMs(), at };
    if (byMs === 0 || this.#memory.status === 'stopped' || this.#hasJumpedSince(at)) return;
    const { startedAt } = this.#memory;
    const start = clock.isKnown() ? epochMs(startedAt) + byMs : epochMs(afterNewestEvent(clock.now()));
    this.#step({ kind: 'move-start', byMs: start - epochMs(startedAt) });
  }

  /** Where the device was set or slept since a moment, what is learned of its clock now says nothing of then. */
  #hasJumpedSince({ deviceMs, pageMs }: Moment): boolean {
    const now = this.#moment();
    return Math.abs(now.deviceMs - deviceMs - (now.pageMs - pageMs)) > clockJumpMs;
  }

  #reconsiderLater(run: Run): void {
    run.reconsider ??= setTimeout(() => this.#reconsider(run), reconsiderMs);
  }

  #take(run: Run, told: readonly LiveEvent[], origin: EventOrigin): void {
    if (this.#run !== run) return;
    this.#learnTime(run, told);
    if (this.#memory.status === 'stopped') {
      for (const event of told) this.#hold(run, event, origin);
      this.#reconsider(run);
      return;
    }
    const events = told.map((event) => this.#withMatch(event));
    for (const event of events) {
      if (this.#dependsOnMatch(event, origin)) this.#hold(run, event, origin);
    }
    const decidable = events.filter((event) => !this.#dependsOnMatch(event, origin));
    if (origin === 'realtime' && decidable.every(isNoNews)) this.#decideLater(run, decidable);
    else this.#decide(decidable, origin);
  }

  #hold(run: Run, event: LiveEvent, origin: EventOrigin): void {
    const lost = run.held.hold({ event, origin });
    if (lost !== null) this.#note('drop', `gives up ${lost.id}, which could not be decided`, lost);
  }

  /** Corners and the like only move cursors: a second's worth of them at a time is soon enough, and spares the memory many copies. */
  #decideLater(run: Run, events: readonly LiveEvent[]): void {
    if (events.length === 0) return;
    run.noNews.push(...events);
    run.noNewsTimer ??= setTimeout(() => {
      run.noNewsTimer = undefined;
      this.#decide(run.noNews.splice(0), 'realtime');
    }, noNewsMs);
  }

  #withMatch(event: LiveEvent): LiveEvent {
    const match = this.#parts.matchOf(event.matchId);
    if (match === null) return event;
    const matchTeamIds = [match.homeTeam.id, match.awayTeam.id].filter((id) => id !== null);
    return { ...event, competitionId: event.competitionId ?? match.competition.dbId?.toString() ?? null, matchTeamIds };
  }

  /** Whether only its match, which nobody knows yet, can tell whether the spectator is told of it. */
  #dependsOnMatch(event: LiveEvent, origin: EventOrigin): boolean {
    if (event.matchTeamIds.length > 0 || this.#memory.status === 'stopped') return false;
    const { follows, phase, startedAt } = this.#memory;
    // What the first catch-up finds of before the start is no news, whoever plays.
    if (phase === 'catching-up' && origin !== 'realtime' && event.occurredAt < startedAt) return false;
    const mayBeAsked = follows.competitionIds.size > 0 || follows.teamIds.size > 0;
    return mayBeAsked && !isNoNews(event) && !passesFollows(event, follows);
  }

  #decide(events: readonly LiveEvent[], origin: EventOrigin): void {
    if (events.length === 0) return;
    const now = this.#parts.clock.now();
    const decisions = this.#step({ kind: 'events', origin: origin === 'tab' ? 'poll' : origin, events, now });
    if (origin !== 'tab') this.#tellTabs(events, decisions);
    for (const decision of decisions) {
      const what =
        decision.kind === 'notify' ? `notifies of ${decision.notification.id}` : `${decision.reason} ${decision.id}`;
      this.#note(decision.kind === 'notify' ? 'decision' : 'drop', what, { origin, decision });
      this.#parts.onDecision(decision);
    }
  }

  /** The other tabs hear of goals and red cards that this one did not know; a tab that has just begun has nothing to say of before. */
  #tellTabs(events: readonly LiveEvent[], decisions: readonly EngineDecision[]): void {
    const news = events.filter((event, n) => {
      const decision = decisions[n];
      return !(decision?.kind === 'drop' && isOld(decision.reason)) && !isNoNews(event);
    });
    if (news.length > 0) this.#parts.tabs.send({ kind: 'events', events: news });
  }

  async #ask(run: Run, inquiry: Inquiry): Promise<boolean> {
    run.follows.refresh();
    if (this.#memory.status === 'running' && isNothingNotified(this.#memory.follows)) return true;
    if (inquiry === 'catch-up' && !(await this.#backfill(run))) return false;
    const memory = this.#memory;
    if (this.#run !== run || memory.status === 'stopped') return false;
    const { backend, clock } = this.#parts;
    const now = clock.now();
    const events = await backend.eventsSince(enginePollSince(memory, now), this.#reading(run));
    if (this.#run !== run || events === null) return false;
    this.#take(run, events, 'poll');
    this.#step({ kind: 'polled', events, now });
    if (inquiry === 'catch-up') this.#step({ kind: 'caught-up' });
    return true;
  }

  /** True once the events of every live match are in; a tab that is hidden meanwhile asks no further. */
  async #backfill(run: Run): Promise<boolean> {
    const { backend, world } = this.#parts;
    const matches = await backend.liveMatchIds();
    for (let from = 0; from < matches.length;) {
      if (this.#run !== run || !world.isVisible()) return false;
      // Where the last backfill failed, one match is tried before five.
      const some = matches.slice(from, from + (run.hasBackfillFailed ? 1 : matchesAtATime));
      from += some.length;
      const asked = await Promise.allSettled(some.map((match) => this.#backfillMatch(run, match)));
      const failed = asked.find((answer) => answer.status === 'rejected');
      run.hasBackfillFailed = failed !== undefined;
      if (failed !== undefined) throw failed.reason;
    }
    return this.#run === run && world.isVisible();
  }

  async #backfillMatch(run: Run, match: MatchId): Promise<void> {
    const { backend, clock } = this.#parts;
    if (this.#memory.status === 'stopped') return;
    const since = backfillSince(this.#memory.cursors, match, clock.now());
    const events = await backend.matchEvents(match, since, this.#reading(run));
    if (events !== null) this.#take(run, events, 'backfill');
  }

  /** A tab that is hidden meanwhile asks no further. */
  #reading(run: Run): EventPages {
    const { competitionIdOf, world } = this.#parts;
    return { competitionIdOf, isWanted: () => this.#run === run && world.isVisible() };
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

/** Where events alone tell the time, the newest of them is all that is known of it, and that is past. */
function afterNewestEvent(now: UtcInstant): UtcInstant {
  return instantAt(epochMs(now) + 1);
}

function isOld(reason: DropReason): boolean {
  return reason === 'duplicate' || reason === 'before-start' || reason === 'long-past';
}

/** Neither a goal nor a red card. */
function isNoNews({ eventType }: LiveEvent): boolean {
  return classifyEvent(eventType) === 'other';
}
