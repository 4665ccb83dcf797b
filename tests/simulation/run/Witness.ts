import type { Realm } from '../time/Realm.ts';

/** The source of a request, as the cadence knows it. */
export type Source =
  | 'boot'
  | 'version'
  | 'version-delta'
  | 'live-updates'
  | 'date-delta'
  | 'score-change'
  | 'list'
  | 'match'
  | 'health'
  | 'match-ids'
  | 'events'
  | 'follows'
  | 'fantasy'
  | 'auth'
  | 'other';

/** One request of a page. Times are milliseconds since 1970. */
export interface AskedRequest {
  readonly page: Realm;
  readonly source: Source;
  /** Path and query, and of a function what it was asked. */
  readonly what: string;
  readonly beganAt: number;
  /** When the server took it, null where it has not. */
  readonly reachedAt: number | null;
  readonly endedAt: number | null;
  /** The answer's status, null where there was none. */
  readonly status: number | null;
  /** True where the answer was 2xx and JSON or text that can be read. */
  readonly succeeded: boolean;
  /** The wait that the server asked for, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Sees what passes between the pages and the server. */
export interface Witness {
  requestBegan?(request: AskedRequest): void;
  requestEnded?(request: AskedRequest): void;
  /** A message of the server has reached a page. */
  frameCame?(page: Realm, frame: string): void;
}
