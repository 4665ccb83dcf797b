import { BackendFailure } from '../api/access/BackendFailure.ts';

/**
 * So many milliseconds after a failed load, but not before the backend allows it (`Retry-After`).
 *
 * @example
 * afterAskedWait(2000, error); // 30_000, where the backend asks for half a minute
 */
export function afterAskedWait(ms: number, error: unknown): number {
  return Math.max(ms, askedWait(error) ?? 0);
}

/** The wait that the backend asks for, or that the page has drawn for itself in a crowd (LIVE-28), in milliseconds; null without either. */
export function askedWait(error: unknown): number | null {
  return error instanceof BackendFailure ? (error.retryAfterMs ?? error.ownWaitMs) : null;
}
