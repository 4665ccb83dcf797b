import { BackendFailure } from '../api/access/BackendFailure.ts';

/** The milliseconds after which a failed load is repeated: `ms`, or more if the backend demands it (`Retry-After`). */
export function afterAskedWait(ms: number, error: unknown): number {
  return Math.max(ms, askedWait(error) ?? 0);
}

/**
 * The wait that the backend demands, or the random wait that the page has chosen in a crowd (LIVE-28), in milliseconds;
 * null without either.
 */
export function askedWait(error: unknown): number | null {
  return error instanceof BackendFailure ? (error.retryAfterMs ?? error.ownWaitMs) : null;
}
