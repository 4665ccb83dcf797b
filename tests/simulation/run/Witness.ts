import type { Realm } from '../time/Realm.ts';

/** What a request is to the cadence: which source asks. */
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
  /** What the server asked to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Sees what passes between the pages and the world. */
export interface Witness {
  requestBegan?(request: AskedRequest): void;
  requestEnded?(request: AskedRequest): void;
  /** A message of the server's has come to a page. */
  frameCame?(page: Realm, frame: string): void;
}
