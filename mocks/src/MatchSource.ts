import type { MatchData } from '@tribunen/football';

/** The source of a backend's matches, which writes the matches to the database while it runs. */
export interface MatchSource extends MatchData {
  /** Resolves when the current state of the matches is written. */
  start(): Promise<void>;
  stop(): void;
  /**
   * Writes at once what has happened in the meantime. A tab calls it when it comes back to the front, because the
   * browser throttled its timers.
   */
  wake(): Promise<void>;
}
