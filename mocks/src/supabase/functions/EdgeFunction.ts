import type { Database } from '../../database.ts';
import type { MatchSource } from '../../MatchSource.ts';
import type { Who } from '@tribunen/servers';

/** The data and the clocks from which a function answers a request. */
export interface FunctionContext {
  readonly matches: MatchSource;
  readonly database: Database;
  /** Whom the request's token identifies. */
  readonly who: Who;
  /** Milliseconds since 1970, by the backend's clock. */
  readonly now: number;
  /**
   * Milliseconds since 1970 in real time. The football follows this clock even when the backend's own clock is wrong.
   */
  readonly wallNow: number;
  /** UUIDs of new rows. */
  readonly newId: () => string;
  /** How many seconds the deltas tell their clients to wait; null: they do not mention a wait. */
  readonly retryAfterSeconds: number | null;
  /** How many realtime sockets are open. */
  readonly sockets: () => number;
}

export type EdgeFunction = (request: Request, context: FunctionContext) => Response | Promise<Response>;
