import type { LiveMatchRow } from '@tribunen/contract';
import type { Clock } from '../Clock.ts';
import type { MatchDay } from './MatchDay.ts';
import { matchStateAt } from './state/matchStateAt.ts';
import { toLiveMatchRow } from './state/toLiveMatchRow.ts';

export interface MatchDayFeedOptions {
  readonly matchDay: MatchDay;
  /** Where the rows go: the database's `live_matches_new`. */
  readonly table: { upsert(row: LiveMatchRow): Promise<void> };
  readonly clock: Clock;
  /** Hears of a row that could not be written; the feed goes on, and tries that row again at the next change. */
  readonly report: (message: string, cause: unknown) => void;
}

/** Timers of 2^31 ms and more fire at once: nothing sleeps longer than this. */
const longestSleepMs = 60 * 60_000;

/**
 * Writes the match day into the database as it happens. It sleeps exactly until something changes; when it wakes late, as in a
 * hidden tab or a closed laptop, it writes the states as they are then, and what passed meanwhile is skipped.
 */
export class MatchDayFeed {
  readonly #options: MatchDayFeedOptions;
  /** What was last written of each match: when it had last changed. */
  readonly #written = new Map<number, number>();
  #writing: Promise<void> = Promise.resolve();
  #stopped: AbortController | null = null;
  #timer: ReturnType<Clock['setTimeout']> | null = null;

  constructor(options: MatchDayFeedOptions) {
    this.#options = options;
  }

  /** Writes every match as it stands, then goes on by itself. @returns when the first are written */
  start(): Promise<void> {
    this.#stopped ??= new AbortController();
    return this.#catchUp(this.#stopped.signal);
  }

  /** Ends it; nothing more is written. It can be started again, and then catches up. */
  stop(): void {
    this.#stopped?.abort();
    this.#stopped = null;
    this.#clearTimer();
  }

  /** Catches up now, for those who know before the timer does that time has passed: a tab that is seen again. */
  wake(): Promise<void> {
    return this.#stopped === null ? Promise.resolve() : this.#catchUp(this.#stopped.signal);
  }

  /** One at a time: a second call waits for the first. */
  #catchUp(signal: AbortSignal): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const now = this.#options.clock.now();
      await this.#writeChanges(now, signal);
      if (!signal.aborted) this.#sleepUntil(this.#options.matchDay.nextChangeAt(now), signal);
    });
    return this.#writing;
  }

  async #writeChanges(now: number, signal: AbortSignal): Promise<void> {
    const { matchDay, table, report } = this.#options;
    for (const match of matchDay.matchesAt(now)) {
      if (signal.aborted) return;
      const { updatedAt } = matchStateAt(match, now);
      if (this.#written.get(match.id) === updatedAt) continue;
      try {
        await table.upsert(toLiveMatchRow(match, now));
        this.#written.set(match.id, updatedAt);
      } catch (error) {
        report(`The state of match ${match.id} could not be written`, error);
      }
    }
  }

  #sleepUntil(time: number, signal: AbortSignal): void {
    const { clock } = this.#options;
    this.#clearTimer();
    const wait = Math.min(Math.max(0, time - clock.now()), longestSleepMs);
    this.#timer = clock.setTimeout(() => void this.#catchUp(signal), wait);
  }

  #clearTimer(): void {
    if (this.#timer !== null) this.#options.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
