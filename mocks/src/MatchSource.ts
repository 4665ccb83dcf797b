import type { MatchData } from '@tribunen/football';

/** The source of a backend's matches: while it runs, it writes them to the database. */
export interface MatchSource extends MatchData {
  /** Resolves when the current state of the matches is written. */
  start(): Promise<void>;
  stop(): void;
  /** Catches up at once. A tab calls it when it comes back to the front, because its timers were throttled. */
  wake(): Promise<void>;
}
