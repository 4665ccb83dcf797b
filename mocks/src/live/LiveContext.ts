import type { Database } from '../database.ts';
import type { MatchSource } from '../MatchSource.ts';

/** The data that the live endpoints answer from. */
export interface LiveContext {
  readonly matches: Pick<MatchSource, 'listDay'>;
  readonly database: Pick<Database, 'live_matches_new' | 'live_events_new'>;
  /**
   * Milliseconds since 1970 in real time. The football follows this clock even when the backend's own clock is wrong.
   */
  readonly wallNow: number;
}
