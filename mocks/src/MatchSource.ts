import type { MatchData } from '@tribunen/football';

/** The source of a backend's matches. While it runs, it writes them to the database. */
export interface MatchSource extends MatchData {
  /** Resolves when the current state of the matches is written. */
  start(): Promise<void>;
  stop(): void;
  /**
   * Writes at once what has happened since the last write. A tab calls it when it becomes visible, because the browser
   * delays the timers of a hidden tab.
   */
  wake(): Promise<void>;
}
