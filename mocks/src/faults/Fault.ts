/** A fault is active from one moment until another (milliseconds since 1970). A missing moment sets no limit. */
export interface FaultTime {
  readonly from?: number;
  readonly until?: number;
}

/** A fault that affects requests; delays are in milliseconds. */
export type Fault = FaultTime &
  (
    | { readonly kind: 'latency'; readonly ms: number; readonly jitterMs?: number }
    | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds?: number }
    | { readonly kind: 'token-expired' }
    | { readonly kind: 'html' }
    | { readonly kind: 'broken-json' }
    | { readonly kind: 'offline' }
    | { readonly kind: 'never' }
  );

/** A fault that affects sockets. `share` is the share of messages that are lost or doubled, from 0 to 1. */
export type SocketFault = FaultTime &
  (
    | { readonly kind: 'dropped'; readonly share: number }
    | { readonly kind: 'duplicated'; readonly share: number }
    | { readonly kind: 'reordered' }
    | { readonly kind: 'late'; readonly ms: number; readonly jitterMs?: number }
    | { readonly kind: 'closed' }
    | { readonly kind: 'join-refused' }
    | { readonly kind: 'token-expired' }
  );

/**
 * Where a fault applies: at one endpoint (`rest/user_follows`, `functions/results-today-edge`, `auth/token`,
 * `api/live/delta`), in a whole area (`rest/*`), or everywhere (`*`).
 */
export type Endpoint = `${'rest' | 'auth' | 'functions' | 'api'}/${string}` | '*';

/**
 * Whether a fault is active at a moment.
 *
 * @param now milliseconds since 1970
 */
export function isThere({ from = -Infinity, until = Infinity }: FaultTime, now: number): boolean {
  return from <= now && now < until;
}
