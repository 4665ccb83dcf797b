import {
  cadence,
  epochMs,
  instantAt,
  isLive,
  type LiveConditions,
  type LiveEvent,
  type LiveSource,
  type Match,
  type MatchId,
  type MatchState,
  nextDeltaDelay,
  nextHealthDelay,
  nextLiveUpdatesDelay,
  type OsloDay,
  osloDayOf,
  runsNow,
  type UtcInstant,
} from '@tribunen/domain';
import type { LiveBackend } from '../backend/liveBackend.ts';
import type { LiveCache } from './LiveCache.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { Poll, type PollMode, type PollRequest } from './Poll.ts';
import type { ServerClock } from './ServerClock.ts';

export interface LivePollsParts {
  readonly backend: LiveBackend;
  readonly cache: LiveCache;
  readonly world: LiveWorld;
  readonly clock: ServerClock;
  readonly log: LiveLog;
  /** Whether an event was told already, by whatever source. */
  readonly isKnownEvent: (id: string) => boolean;
}

export interface LivePollsHearer {
  /** `askedAt` is the page's time (`pageTime`), as for matches. */
  onStates(states: readonly MatchState[], askedAt: number): void;
  onMatches(matches: readonly Match[], askedAt: number): void;
  onEvents(events: readonly LiveEvent[]): void;
  /** An answer confirmed what is shown. */
  onConfirmed(): void;
  onHealth(event: 'health-ok' | 'health-failed'): void;
}

/** What decides which polls run. */
export interface PollConditions extends LiveConditions {
  /** The tab in front asks for all; the others load their own lists and hear the rest. */
  readonly isFront: boolean;
  readonly isOnline: boolean;
  readonly healthFailures: number;
}

type RepeatedRequest = Pick<Poll<never>, 'setMode' | 'askIn' | 'stop'>;

/** The topics of one socket come up together, give or take. */
const topicsMs = 100;

/** How far back the score-change poll looks the first time. */
const scoresSinceMs = 2 * 60_000;

/** Every repeated request of the live feed, each by the table of sources (`runsNow`, `cadence`). */
export class LivePolls {
  readonly #parts: LivePollsParts;
  readonly #hearer: LivePollsHearer;
  readonly #boot: RepeatedRequest;
  readonly #version: RepeatedRequest;
  readonly #delta: RepeatedRequest;
  readonly #liveUpdates: RepeatedRequest;
  readonly #dateDelta: RepeatedRequest;
  readonly #scoreChange: RepeatedRequest;
  readonly #health: RepeatedRequest;
  readonly #list: RepeatedRequest;
  readonly #openMatches = new Map<MatchId, { readonly poll: RepeatedRequest; watchers: number }>();

  #conditions: PollConditions | null = null;
  #bootedAt: number | null = null;
  #bootAskedOn: OsloDay | null = null;
  /** How far the live feed is known; null before the first word of it. */
  #knownVersion: number | null = null;
  #deltaOf: { readonly day: OsloDay; readonly since: UtcInstant } | null = null;
  #scoresSince: UtcInstant | null = null;

  constructor(parts: LivePollsParts, hearer: LivePollsHearer) {
    this.#parts = parts;
    this.#hearer = hearer;
    const { backend, cache } = parts;
    const reading = { competitionIdOf: cache.competitionIdOf, isKnown: parts.isKnownEvent };
    this.#boot = this.#poll({
      source: 'boot',
      ask: () => {
        this.#bootAskedOn = this.#today();
        return backend.bootLive();
      },
      take: ({ version, day, matches, recentEvents }, { askedAt }) => {
        this.#bootedAt = parts.world.now();
        this.#knownVersion ??= version;
        cache.seed(day, matches, parts.clock.now());
        hearer.onMatches(matches, askedAt);
        hearer.onEvents([...recentEvents.values()].flat());
        return told(true);
      },
      delayAfter: ({ kind }) => (kind === 'error' ? cadence.boot.cache : null),
    });
    this.#version = this.#poll({
      source: 'version',
      ask: () => backend.bootVersion(),
      take: (version) => {
        const isNew = version !== this.#knownVersion;
        if (isNew) this.#delta.askIn(0);
        return told(isNew);
      },
      delayAfter: () => cadence.boot.versionPoll,
    });
    this.#delta = this.#poll({
      source: 'version-delta',
      // Of a feed of which nothing is known, as when the snapshot failed, all is asked.
      ask: () => backend.liveDelta(this.#knownVersion ?? 0, reading),
      take: ({ version, hasChanges, matches, events }, { askedAt }) => {
        this.#knownVersion = version;
        hearer.onMatches(matches, askedAt);
        hearer.onEvents(events);
        return told(hasChanges);
      },
      delayAfter: ({ kind }) => (kind === 'error' ? cadence.delta.afterError : null),
      leastGapMs: 1000,
    });
    this.#liveUpdates = this.#poll({
      source: 'live-updates',
      ask: () => backend.liveUpdates(reading),
      take: ({ events, hasUpdates, nextCheckIn, timestamp }, { sentAtMs, receivedAtMs }) => {
        parts.clock.learn(timestamp, sentAtMs, receivedAtMs);
        hearer.onEvents(events);
        return { ...told(hasUpdates), nextCheckInMs: nextCheckIn };
      },
      delayAfter: nextLiveUpdatesDelay,
    });
    this.#dateDelta = this.#poll({
      source: 'date-delta',
      ask: async () => {
        const day = this.#today();
        const since = this.#deltaOf?.day === day ? this.#deltaOf.since : null;
        return { day, ...(await backend.matchDeltas(day, since, reading)) };
      },
      take: ({ day, states, events, hasUpdates, serverTs, retryAfterSeconds }, { askedAt }) => {
        this.#deltaOf = { day, since: serverTs };
        hearer.onStates(states, askedAt);
        hearer.onEvents(events);
        return { ...told(hasUpdates), retryAfterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 };
      },
      delayAfter: (outcome) => nextDeltaDelay(outcome, { socketUp: this.#conditions?.socketUp === true }),
    });
    this.#scoreChange = this.#poll({
      source: 'score-change',
      ask: () => backend.changedMatches(this.#scoresSince ?? instantAt(epochMs(parts.clock.now()) - scoresSinceMs)),
      take: (states, { askedAt }) => {
        const newest = states.at(-1)?.updatedAt ?? null;
        // The moment of the newest is asked for again: another match may have changed in the same one.
        const isNew = newest !== null && newest !== this.#scoresSince;
        this.#scoresSince = newest ?? this.#scoresSince;
        hearer.onStates(states, askedAt);
        return told(isNew);
      },
      delayAfter: () => cadence.scoreChange.poll,
    });
    this.#health = this.#poll({
      source: 'health',
      ask: () => backend.liveHealth(),
      take: (timestamp, { sentAtMs, receivedAtMs }) => {
        if (timestamp !== null) parts.clock.learn(timestamp, sentAtMs, receivedAtMs);
        hearer.onHealth('health-ok');
        return told(false);
      },
      onFailure: () => hearer.onHealth('health-failed'),
      delayAfter: () => nextHealthDelay(this.#conditions?.healthFailures ?? 0),
    });
    this.#list = this.#poll({
      source: 'list-safety',
      ask: () => cache.reloadInView(this.#today()),
      take: () => told(false),
      delayAfter: () => cadence.results.safetyRefresh,
    });
  }

  /** Lets run what is of use now, and nothing else. */
  update(conditions: PollConditions): void {
    const before = this.#conditions;
    this.#conditions = conditions;
    const mode = (source: LiveSource): PollMode => modeOf(source, conditions);
    const { boot, delta, realtime, results } = cadence;
    this.#boot.setMode(mode('version'), this.#isBooted() ? null : 0);
    this.#askForNewDay();
    this.#version.setMode(mode('version'), boot.versionPollStart);
    this.#delta.setMode(mode('version'), null);
    this.#health.setMode(mode('version'), realtime.healthStart);
    this.#liveUpdates.setMode(mode('live-updates'));
    this.#dateDelta.setMode(mode('date-delta'), conditions.socketUp ? delta.safety : delta.start);
    this.#scoreChange.setMode(mode('score-change'));
    this.#list.setMode(mode('list-safety'), results.safetyRefresh);
    if (before?.socketUp === true && !conditions.socketUp && mode('date-delta') === 'repeated') {
      this.#dateDelta.askIn(delta.start);
    }
    for (const [id, { poll }] of this.#openMatches) this.#updateOpenMatch(id, poll);
  }

  /** A page that is open past midnight may show no list; what is live on the new day is told from its matches all the same. */
  #askForNewDay(): void {
    const today = this.#today();
    const isNew = this.#bootAskedOn !== null && this.#bootAskedOn !== today;
    if (isNew && !this.#parts.cache.isKnown(today)) this.#boot.askIn(0);
  }

  /** This tab's own list, as when it is seen again. */
  reloadList(): void {
    this.#list.askIn(0);
  }

  /** One of each that the front asks for all, as when it is seen again. */
  catchUp(): void {
    this.#version.askIn(0);
    this.#liveUpdates.askIn(0);
    this.#dateDelta.askIn(0);
    for (const { poll } of this.#openMatches.values()) poll.askIn(0);
  }

  /** What the socket may have missed. */
  catchUpWithSocket(): void {
    this.#version.askIn(topicsMs);
    this.#dateDelta.askIn(topicsMs);
  }

  /** Something has happened that is not in the cache. */
  askForDelta(): void {
    this.#delta.askIn(0);
  }

  /** What is known is contradictory: all that there is of the day is asked for, whatever version it has. */
  askForAll(): void {
    this.#knownVersion = null;
    this.#delta.askIn(0);
  }

  /** Polls a match while it is live. Returns what ends it. */
  watchMatch(id: MatchId): () => void {
    const known = this.#openMatches.get(id);
    const entry = known ?? { poll: this.#openMatchPoll(id), watchers: 0 };
    entry.watchers += 1;
    this.#openMatches.set(id, entry);
    this.#updateOpenMatch(id, entry.poll);
    return () => {
      entry.watchers -= 1;
      if (entry.watchers > 0) return;
      entry.poll.stop();
      this.#openMatches.delete(id);
    };
  }

  stop(): void {
    this.#conditions = null;
    for (const poll of this.#all()) poll.stop();
  }

  #all(): readonly RepeatedRequest[] {
    return [
      this.#boot,
      this.#version,
      this.#delta,
      this.#liveUpdates,
      this.#dateDelta,
      this.#scoreChange,
      this.#health,
      this.#list,
      ...[...this.#openMatches.values()].map(({ poll }) => poll),
    ];
  }

  #openMatchPoll(id: MatchId): RepeatedRequest {
    const { backend, cache } = this.#parts;
    return this.#poll({
      source: 'open-match',
      ask: () => backend.matchReport(id),
      take: (report, { askedAt }) => {
        cache.applyReport(report);
        this.#hearer.onMatches([report.match], askedAt);
        return told(true);
      },
      delayAfter: () => cadence.openMatch.poll,
    });
  }

  #updateOpenMatch(id: MatchId, poll: RepeatedRequest): void {
    if (this.#conditions === null) return;
    const match = this.#parts.cache.match(id);
    const openMatchLive = match !== null && isLive(match);
    poll.setMode(modeOf('open-match', { ...this.#conditions, openMatchLive }), cadence.openMatch.poll);
  }

  #poll<Answer>(request: PollRequest<Answer>): Poll<Answer> {
    return new Poll(
      {
        ...request,
        take: (answer, times) => {
          const outcome = request.take(answer, times);
          if (confirming.has(request.source)) this.#hearer.onConfirmed();
          return outcome;
        },
      },
      this.#parts,
    );
  }

  #today(): OsloDay {
    return osloDayOf(this.#parts.clock.now());
  }

  /** A snapshot is good for a minute, also for a feed that was stopped and started meanwhile. */
  #isBooted(): boolean {
    if (this.#bootedAt === null) return false;
    return Math.abs(this.#parts.world.now() - this.#bootedAt) < cadence.boot.cache;
  }
}

/** The sources that say how the matches stand; the others ask for something else. */
const confirming = new Set(['boot', 'version', 'version-delta', 'live-updates', 'date-delta', 'score-change']);

function modeOf(source: LiveSource, conditions: PollConditions): PollMode {
  if (conditions.tabHidden || !conditions.isOnline) return 'silent';
  if (source !== 'list-safety' && !conditions.isFront) return 'silent';
  return runsNow(source, conditions) ? 'repeated' : 'asked';
}

function told(updates: boolean) {
  return { kind: updates ? 'updates' : 'none', nextCheckInMs: null, retryAfterMs: null } as const;
}
