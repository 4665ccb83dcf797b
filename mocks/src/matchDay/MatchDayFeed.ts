import type { LiveEventRow, LiveMatchRow, MatchStateRow, TeamMessageRow } from '@tribunen/contract';
import type { Clock } from '@tribunen/protocol';
import {
  type MatchDay,
  matchStateAt,
  type SimulatedMatch,
  toLiveEventRows,
  toLiveMatchRow,
  toMatchStateRow,
  writtenMessages,
} from '@tribunen/football';

/** The part of a table that the feed needs. */
interface FeedTable<Row> {
  upsert(row: Row): Promise<void>;
  delete(test: (row: Row) => boolean): Promise<unknown>;
}

/** The tables that the feed writes. */
export interface FeedTables {
  readonly live_matches_new: FeedTable<LiveMatchRow>;
  readonly match_state: FeedTable<MatchStateRow>;
  readonly live_events_new: FeedTable<LiveEventRow>;
  readonly team_messages: FeedTable<TeamMessageRow>;
}

export interface MatchDayFeedOptions {
  readonly matchDay: MatchDay;
  readonly tables: FeedTables;
  readonly clock: Clock;
  /**
   * Receives the error when a row could not be written. The feed continues, and retries that row at the next change.
   */
  readonly report: (message: string, cause: unknown) => void;
}

/** What the feed has written of a match so far. */
interface Written {
  readonly match: SimulatedMatch;
  /** The `updatedAt` of the state that the feed wrote last; null before the first write. */
  updatedAt: number | null;
  events: number;
  messages: number;
}

/** Timers of 2^31 ms and more fire at once, so no sleep is longer than this. */
const longestSleepMs = 60 * 60_000;

/**
 * Writes the match day into the database as it happens: states, events, and the spectators' messages. Its timer fires
 * at the next change. If the timer fires late, as in a hidden tab or on a closed laptop, the feed writes the current
 * states, and every event and message that it missed. When a match leaves the list, the feed deletes its rows.
 */
export class MatchDayFeed {
  readonly #options: MatchDayFeedOptions;
  readonly #written = new Map<number, Written>();
  #writing: Promise<void> = Promise.resolve();
  #stopped: AbortController | null = null;
  #timer: ReturnType<Clock['setTimeout']> | null = null;

  constructor(options: MatchDayFeedOptions) {
    this.#options = options;
  }

  /**
   * Writes every match in its current state, then continues by itself.
   *
   * @returns a promise that resolves when the first rows are written
   */
  start(): Promise<void> {
    this.#stopped ??= new AbortController();
    return this.#catchUp(this.#stopped.signal);
  }

  /** Stops writing. A later `start` writes everything that was missed. */
  stop(): void {
    this.#stopped?.abort();
    this.#stopped = null;
    this.#clearTimer();
  }

  /** Writes everything that was missed. Call it when the timer may be late, as when a tab becomes visible. */
  wake(): Promise<void> {
    return this.#stopped === null ? Promise.resolve() : this.#catchUp(this.#stopped.signal);
  }

  /** A second call waits until the first has finished. */
  #catchUp(signal: AbortSignal): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const now = this.#options.clock.now();
      await this.#writeChanges(now, signal);
      if (!signal.aborted) this.#sleepUntil(this.#options.matchDay.nextChangeAt(now), signal);
    });
    return this.#writing;
  }

  async #writeChanges(now: number, signal: AbortSignal): Promise<void> {
    const matches = this.#options.matchDay.matchesAt(now);
    for (const match of matches) {
      const written = this.#written.get(match.id) ?? { match, updatedAt: null, events: 0, messages: 0 };
      this.#written.set(match.id, written);
      await this.#try(match, 'written', () => this.#write(written, now, signal));
    }
    const listed = new Set(matches.map(({ id }) => id));
    for (const { match } of this.#written.values()) {
      if (!listed.has(match.id)) await this.#try(match, 'removed', () => this.#remove(match, signal));
    }
  }

  async #try(match: SimulatedMatch, done: 'written' | 'removed', write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.#options.report(`The state of match ${match.id} could not be ${done}`, error);
    }
  }

  async #write(written: Written, now: number, signal: AbortSignal): Promise<void> {
    const { matchDay, tables } = this.#options;
    const { match } = written;
    const { updatedAt } = matchStateAt(match, now);
    if (written.updatedAt !== updatedAt && !signal.aborted) {
      await tables.live_matches_new.upsert(toLiveMatchRow(match, now));
      await tables.match_state.upsert(toMatchStateRow(match, now));
      written.updatedAt = updatedAt;
    }
    for (const row of toLiveEventRows(match, now, written.events)) {
      if (signal.aborted) return;
      await tables.live_events_new.upsert(row);
      written.events += 1;
    }
    const chat = matchDay.chatOf(match);
    for (const row of chat.slice(written.messages, writtenMessages(chat, now))) {
      if (signal.aborted) return;
      await tables.team_messages.upsert(row);
      written.messages += 1;
    }
  }

  /** Removes a match's rows, but keeps the messages that users have written in its chat. */
  async #remove(match: SimulatedMatch, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { matchDay, tables } = this.#options;
    const id = String(match.id);
    const said = new Set(matchDay.chatOf(match).map((message) => message.id));
    await tables.live_matches_new.delete((row) => row.id === id);
    await tables.match_state.delete((row) => row.id === id);
    await tables.live_events_new.delete((row) => row.match_id === id);
    await tables.team_messages.delete((row) => said.has(row.id));
    this.#written.delete(match.id);
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
