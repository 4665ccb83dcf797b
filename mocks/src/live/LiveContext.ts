import type { Database } from '../database.ts';
import type { MatchSource } from '../MatchSource.ts';

/** What the live endpoints answer from. */
export interface LiveContext {
  readonly matches: Pick<MatchSource, 'listDay'>;
  readonly database: Pick<Database, 'live_matches_new' | 'live_events_new'>;
  /** Milliseconds since 1970 in real time: football goes by it, however wrong the backend's own clock may be. */
  readonly wallNow: number;
}
