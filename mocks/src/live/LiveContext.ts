import type { Database } from '../database.ts';
import type { MatchSource } from '../MatchSource.ts';

/** What the live endpoints answer with. */
export interface LiveContext {
  readonly matches: Pick<MatchSource, 'listDay'>;
  readonly database: Pick<Database, 'live_matches_new' | 'live_events_new'>;
  /** Milliseconds since 1970, by the wall's clock: football goes by it, however wrong the backend's own may be. */
  readonly wallNow: number;
}
