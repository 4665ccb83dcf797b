import {
  cadence,
  epochMs,
  instantAt,
  isLive,
  type LiveConditions,
  type LiveEvent,
  type LiveMode,
  type LiveSource,
  type Match,
  type MatchId,
  type MatchState,
  nextCrowdDelay,
  nextDeltaDelay,
  nextHealthDelay,
  nextLiveUpdatesDelay,
  openMatchDelay,
  type OsloDay,
  osloDayOf,
  type PollOutcome,
  runsNow,
  type UtcInstant,
} from '@tribunen/domain';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import type { LiveApi } from '../api/liveApi.ts';
import type { MatchStore } from './MatchStore.ts';
import { Poll, type PollMode, type PollParts, type PollRequest } from './Poll.ts';
import type { ServerClock } from './ServerClock.ts';

interface LivePollsParts extends PollParts {
  readonly api: LiveApi;
  readonly store: MatchStore;
  readonly clock: ServerClock;
  /** Whether an event was received already, from any source. */
  readonly isKnownEvent: (id: string) => boolean;
}

/** `askedAt` is the page's time of the request (`pageTime`). */
interface LivePollsListener {
  onStates(states: readonly MatchState[], askedAt: number): void;
  onMatches(matches: readonly Match[], askedAt: number): void;
  onEvents(events: readonly LiveEvent[]): void;
  /** Called when an answer has confirmed the shown data as of this many milliseconds ago. */
  onConfirmed(ageMs: number): void;
  /** Called with the mode that the backend has reported. */
  onMode(mode: LiveMode): void;
  /** Called when the backend has no snapshot, which would contain the mode. */
  onNoMode(): void;
  onHealth(event: 'health-ok' | 'health-failed'): void;
}

/** The conditions that decide which polls run. */
export interface PollConditions extends LiveConditions {
  /**
   * Whether this tab is the front, which sends the requests for all tabs. The others load only their own lists, and
   * receive the rest from it.
   */
  readonly isFront: boolean;
  readonly isOnline: boolean;
  readonly healthFailures: number;
}

type RepeatedRequest = Pick<Poll<never>, 'setMode' | 'askIn' | 'shortenWait' | 'stop'>;

interface FeedPoll {
  readonly poll: RepeatedRequest;
  readonly source: LiveSource;
  /** Milliseconds until the first request; null to wait until it is requested explicitly. */
  readonly first: (conditions: PollConditions) => number | null;
}

/** The topics of a socket come up within this many milliseconds of each other. */
const topicsMs = 100;
/** The first date delta begins this many milliseconds before the list's newest change. */
const listOverlapMs = 60_000;
/** The first score-change poll requests the changes of this many milliseconds. */
const scoresSinceMs = 2 * 60_000;
/** The sources that report states of matches and whose answers never come from a cache, so that they confirm the shown data as of now. */
const confirming = new Set(['version', 'live-updates', 'date-delta', 'score-change']);

/** Every repeated request of the live feed, by the rules of `runsNow` and the intervals of `cadence`. */
export class LivePolls {
  readonly #parts: LivePollsParts;
  readonly #listener: LivePollsListener;
  readonly #boot: RepeatedRequest;
  readonly #version: RepeatedRequest;
  readonly #delta: RepeatedRequest;
  readonly #liveUpdates: RepeatedRequest;
  readonly #dateDelta: RepeatedRequest;
  readonly #scoreChange: RepeatedRequest;
  readonly #health: RepeatedRequest;
  readonly #list: RepeatedRequest;
  readonly #all: readonly FeedPoll[];
  readonly #openMatches = new Map<MatchId, RepeatedRequest>();

  #conditions: PollConditions | null = null;
  #bootedAt: number | null = null;
  #bootAskedOn: OsloDay | null = null;
  /** The version of the live feed that this page has; null while it has none. */
  #knownVersion: number | null = null;
  #deltaOf: { readonly day: OsloDay; readonly since: UtcInstant } | null = null;
  #scoresSince: UtcInstant | null = null;

  constructor(parts: LivePollsParts, listener: LivePollsListener) {
    this.#parts = parts;
    this.#listener = listener;
    const { api, store, clock, world } = parts;
    const reading = { competitionIdOf: store.competitionIdOf, isKnown: parts.isKnownEvent };
    const { boot, delta, realtime, results } = cadence;
    this.#boot = this.#poll({
      source: 'boot',
      ask: () => {
        this.#bootAskedOn = this.#today();
        return api.bootLive();
      },
      take: ({ version, day, mode, matches, recentEvents, ageMs }, { askedAt }) => {
        listener.onMode(mode);
        this.#bootedAt = world.now();
        this.#knownVersion ??= version;
        store.seed(day, matches, clock.now());
        listener.onMatches(matches, askedAt - ageMs);
        listener.onEvents([...recentEvents.values()].flat());
        listener.onConfirmed(ageMs);
        return answered(true);
      },
      onFailure: (error) => {
        if (isNoSuchEndpoint(error)) listener.onNoMode();
      },
      delayAfter: ({ kind }) => (kind === 'error' ? boot.cache : null),
      leastGapMs: boot.cache,
    });
    this.#version = this.#poll({
      source: 'version',
      ask: () => api.bootVersion(),
      take: ({ version, mode }) => {
        const isNew = version !== this.#knownVersion;
        listener.onMode(mode);
        if (isNew) this.#delta.askIn(0);
        return answered(isNew);
      },
      delayAfter: () => boot.versionPoll,
    });
    this.#delta = this.#poll({
      source: 'version-delta',
      // Version 0 requests everything.
      ask: () => api.liveDelta(this.#knownVersion ?? 0, reading),
      take: ({ version, mode, nextCheckIn, hasChanges, matches, events, ageMs }, { askedAt }) => {
        this.#knownVersion = version;
        listener.onMode(mode);
        // A cached answer may be older than a row that has arrived by the socket meanwhile.
        listener.onMatches(matches, askedAt - ageMs);
        listener.onEvents(events);
        listener.onConfirmed(ageMs);
        return { ...answered(hasChanges), nextCheckInMs: nextCheckIn };
      },
      onFailure: () => this.#askForKeptSnapshot(),
      delayAfter: (outcome) => {
        if (this.#conditions?.mode === 'crowd') return nextCrowdDelay(outcome, this.#conditions);
        return outcome.kind === 'error' ? delta.afterError : null;
      },
      leastGapMs: 1000,
    });
    this.#liveUpdates = this.#poll({
      source: 'live-updates',
      ask: () => api.liveUpdates(reading),
      take: ({ events, hasUpdates, nextCheckIn, timestamp }, { sentAtMs, receivedAtMs }) => {
        clock.learn(timestamp, sentAtMs, receivedAtMs);
        listener.onEvents(events);
        return { ...answered(hasUpdates), nextCheckInMs: nextCheckIn };
      },
      delayAfter: nextLiveUpdatesDelay,
    });
    this.#dateDelta = this.#poll({
      source: 'date-delta',
      ask: async () => {
        const day = this.#today();
        const since = this.#deltaOf?.day === day ? this.#deltaOf.since : this.#sinceList(day);
        return { day, ...(await api.matchDeltas(day, since, reading)) };
      },
      take: ({ day, states, events, hasUpdates, serverTs, retryAfterSeconds }, { askedAt }) => {
        this.#deltaOf = { day, since: serverTs };
        listener.onStates(states, askedAt);
        listener.onEvents(events);
        return { ...answered(hasUpdates), retryAfterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 };
      },
      delayAfter: (outcome) => nextDeltaDelay(outcome, { socketUp: this.#conditions?.socketUp === true }),
    });
    this.#scoreChange = this.#poll({
      source: 'score-change',
      ask: () => api.changedMatches(this.#scoresSince ?? instantAt(epochMs(clock.now()) - scoresSinceMs)),
      take: (states, { askedAt }) => {
        const newest = states.at(-1)?.updatedAt ?? null;
        // The next request begins at the time of the newest change, not after it: another match may have changed at the same time.
        const isNew = newest !== null && newest !== this.#scoresSince;
        this.#scoresSince = newest ?? this.#scoresSince;
        listener.onStates(states, askedAt);
        return answered(isNew);
      },
      delayAfter: () => cadence.scoreChange.poll,
    });
    this.#health = this.#poll({
      source: 'health',
      ask: () => api.liveHealth(),
      take: (timestamp, { sentAtMs, receivedAtMs }) => {
        if (timestamp !== null) clock.learn(timestamp, sentAtMs, receivedAtMs);
        listener.onHealth('health-ok');
        return answered(false);
      },
      onFailure: () => listener.onHealth('health-failed'),
      delayAfter: () => nextHealthDelay(this.#conditions?.healthFailures ?? 0, this.#mode()),
    });
    this.#list = this.#poll({
      source: 'list-safety',
      ask: () => store.reloadInView(this.#today()),
      take: (retryAfterMs) => ({ ...answered(false), retryAfterMs }),
      delayAfter: () => results.safetyRefresh,
    });
    this.#all = [
      { poll: this.#boot, source: 'boot', first: () => (this.#isBooted() ? null : 0) },
      { poll: this.#version, source: 'version', first: () => boot.versionPollStart },
      { poll: this.#delta, source: 'live-delta', first: () => this.#spread(cadence.crowd.delta) },
      { poll: this.#health, source: 'health', first: () => realtime.healthStart },
      { poll: this.#liveUpdates, source: 'live-updates', first: () => 0 },
      { poll: this.#dateDelta, source: 'date-delta', first: ({ socketUp }) => (socketUp ? delta.safety : delta.start) },
      { poll: this.#scoreChange, source: 'score-change', first: () => 0 },
      { poll: this.#list, source: 'list-safety', first: () => results.safetyRefresh },
    ];
  }

  /** Runs the polls that are needed now (`runsNow`), and stops the others. */
  update(conditions: PollConditions): void {
    const before = this.#conditions;
    this.#conditions = conditions;
    for (const { poll, source, first } of this.#all) poll.setMode(modeOf(source, conditions), first(conditions));
    this.#askForNewDay();
    if (before?.socketUp === true && !conditions.socketUp && modeOf('date-delta', conditions) === 'repeated') {
      this.#dateDelta.askIn(cadence.delta.start);
    }
    for (const [id, poll] of this.#openMatches) this.#updateOpenMatch(id, poll);
    if (before !== null) this.#shortenWaits(before, conditions);
  }

  /** A wait that was chosen under other conditions may be longer than the present ones allow. */
  #shortenWaits(before: PollConditions, { mode, socketUp, matchNear }: PollConditions): void {
    if (mode !== before.mode) {
      this.#health.shortenWait(nextHealthDelay(0, mode));
      for (const poll of this.#openMatches.values()) poll.shortenWait(openMatchDelay(mode));
    }
    const isSame = socketUp === before.socketUp && matchNear === before.matchNear;
    if (mode === 'crowd' && !isSame) this.#delta.shortenWait(nextCrowdDelay(answered(false), { socketUp, matchNear }));
  }

  /** Reloads this tab's own list. */
  reloadList(): void {
    this.#list.askIn(0);
  }

  /** Sends one request to each source of the front tab. */
  catchUp(): void {
    for (const poll of this.#openMatches.values()) poll.askIn(this.#spread(0));
    if (this.#mode() === 'crowd') return this.#delta.askIn(this.#spread(0));
    this.#version.askIn(0);
    this.#liveUpdates.askIn(0);
    this.#dateDelta.askIn(0);
  }

  /** Requests what the socket may have missed. */
  catchUpWithSocket(): void {
    if (this.#mode() === 'crowd') return this.#delta.askIn(topicsMs + this.#spread(0));
    this.#version.askIn(topicsMs);
    this.#dateDelta.askIn(topicsMs);
  }

  /** Requests the changes since the known version. */
  askForDelta(): void {
    this.#delta.askIn(this.#spread(0));
  }

  /** Requests everything of the day, whatever version is known. */
  askForAll(): void {
    this.#knownVersion = null;
    this.#delta.askIn(0);
  }

  /**
   * While the backend is down a cache answers only requests that somebody has sent before. The delta of this page's
   * version may not be among them, but the snapshot is (LIVE-27).
   */
  #askForKeptSnapshot(): void {
    if (this.#mode() === 'crowd' && !this.#isBooted()) this.#boot.askIn(0);
  }

  /** Polls a match while it is live, until `closeMatch`. */
  openMatch(id: MatchId): void {
    const { api, store } = this.#parts;
    const poll = this.#poll({
      source: 'open-match',
      ask: () => api.matchReport(id),
      take: (report, { askedAt }) => {
        store.applyReport(report);
        this.#listener.onMatches([report.match], askedAt);
        return answered(true);
      },
      delayAfter: () => openMatchDelay(this.#mode()),
    });
    this.#openMatches.set(id, poll);
    this.#updateOpenMatch(id, poll);
  }

  closeMatch(id: MatchId): void {
    this.#openMatches.get(id)?.stop();
    this.#openMatches.delete(id);
  }

  stop(): void {
    this.#conditions = null;
    for (const { poll } of this.#all) poll.stop();
    for (const poll of this.#openMatches.values()) poll.stop();
  }

  /** A page that is open past midnight may show no list, so the matches of the new day are requested here. */
  #askForNewDay(): void {
    const today = this.#today();
    const isNew = this.#bootAskedOn !== null && this.#bootAskedOn !== today;
    if (isNew && !this.#parts.store.isKnown(today)) this.#boot.askIn(0);
  }

  #updateOpenMatch(id: MatchId, poll: RepeatedRequest): void {
    if (this.#conditions === null) return;
    const match = this.#parts.store.match(id);
    const matchNear = match !== null && isLive(match);
    poll.setMode(modeOf('open-match', { ...this.#conditions, matchNear }), openMatchDelay(this.#mode()));
  }

  #poll<Answer>(request: PollRequest<Answer>): Poll<Answer> {
    return new Poll(
      {
        ...request,
        take: (answer, times) => {
          const outcome = request.take(answer, times);
          if (confirming.has(request.source)) this.#listener.onConfirmed(0);
          return outcome;
        },
      },
      this.#parts,
    );
  }

  #mode(): LiveMode {
    return this.#conditions?.mode ?? 'small';
  }

  /**
   * The wait in milliseconds. In a crowd each page chooses a random wait up to that, or up to a moment, so that the
   * pages do not all send requests at once.
   */
  #spread(ms: number): number {
    if (this.#mode() === 'small') return ms;
    return this.#parts.world.random() * Math.max(ms, cadence.crowd.spread);
  }

  #today(): OsloDay {
    return osloDayOf(this.#parts.clock.now());
  }

  /** Begins a little before the newest change of the day's list, because the backend may write several changes with the same time. */
  #sinceList(day: OsloDay): UtcInstant | null {
    const knownUntil = this.#parts.store.knownUntil(day);
    return knownUntil === null ? null : instantAt(epochMs(knownUntil) - listOverlapMs);
  }

  /** Whether the last snapshot is less than a minute old, even if the feed was restarted since. */
  #isBooted(): boolean {
    if (this.#bootedAt === null) return false;
    return Math.abs(this.#parts.world.now() - this.#bootedAt) < cadence.boot.cache;
  }
}

function modeOf(source: LiveSource, conditions: PollConditions): PollMode {
  if (conditions.tabHidden || !conditions.isOnline) return 'silent';
  if (source !== 'list-safety' && !conditions.isFront) return 'silent';
  return runsNow(source, conditions) ? 'repeated' : 'asked';
}

function answered(hasUpdates: boolean): Exclude<PollOutcome, { readonly kind: 'error' }> {
  return { kind: hasUpdates ? 'updates' : 'none', nextCheckInMs: null, retryAfterMs: null };
}

/** Whether a failure means that the endpoint does not exist. An overloaded backend answers 429 or 5xx, or not at all. */
function isNoSuchEndpoint(error: unknown): boolean {
  return error instanceof BackendFailure && [400, 401, 403, 404, 405, 410, 501].includes(error.status ?? 0);
}
