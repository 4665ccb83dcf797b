import type { Realm } from '../time/Realm.ts';

/** The source that a request asks, named as in the cadence table. */
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
  | 'follow-kinds'
  | 'presence'
  | 'fantasy'
  | 'auth'
  | 'other';

/** One request of a page. Times are milliseconds since 1970. */
export interface AskedRequest {
  readonly page: Realm;
  readonly source: Source;
  /** Path and query; for a function also its arguments. */
  readonly what: string;
  readonly beganAt: number;
  /** When the server received it; null if it has not. */
  readonly reachedAt: number | null;
  readonly endedAt: number | null;
  /** The answer's status; null without an answer. */
  readonly status: number | null;
  /** True when the answer was 2xx, and JSON or text that can be read. */
  readonly succeeded: boolean;
  /** The pause that the server asked for, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Observes everything that passes between the pages and the server. */
export interface Witness {
  requestBegan?(request: AskedRequest): void;
  requestEnded?(request: AskedRequest): void;
  /** Called when a message of the server has reached a page. */
  frameCame?(page: Realm, frame: string): void;
}
