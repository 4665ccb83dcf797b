import type { Realm } from '../time/Realm.ts';

/** What a request asks for, named as in the cadence table. */
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

/** A request of a page. Times are milliseconds since 1970. */
export interface AskedRequest {
  readonly page: Realm;
  readonly source: Source;
  /** The path and the query. */
  readonly what: string;
  readonly beganAt: number;
  /** When the server received the request; null if it has not received it. */
  readonly reachedAt: number | null;
  readonly endedAt: number | null;
  /** The response's status; null without a response. */
  readonly status: number | null;
  /** True if the response had a 2xx status and a readable body. */
  readonly succeeded: boolean;
  /** The pause that the server demanded, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Observes all traffic between the pages and the server. */
export interface Witness {
  requestBegan?(request: AskedRequest): void;
  requestEnded?(request: AskedRequest): void;
  /** Called when a page sends a message over its socket. */
  frameSent?(page: Realm, frame: string): void;
  /** Called when a server message has reached a page. */
  frameCame?(page: Realm, frame: string): void;
}
