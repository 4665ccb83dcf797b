import type { Database } from '../../database.ts';
import type { MatchSource } from '../../MatchSource.ts';
import type { Who } from '../who.ts';

/** What a function has to answer with. */
export interface FunctionContext {
  readonly matches: MatchSource;
  readonly database: Database;
  /** Whom the request's token speaks for. */
  readonly who: Who;
  /** Milliseconds since 1970, by the backend's clock. */
  readonly now: number;
  /** Milliseconds since 1970, by the wall's clock: football goes by it, however wrong the backend's own may be. */
  readonly wallNow: number;
  /** UUIDs of new rows. */
  readonly newId: () => string;
  /** How long clients of the deltas are asked to wait; null where nothing is said of it. */
  readonly retryAfterSeconds: number | null;
  /** How many realtime sockets are open. */
  readonly sockets: () => number;
}

/** One edge function: a request in, a response out. */
export type EdgeFunction = (request: Request, context: FunctionContext) => Response | Promise<Response>;
