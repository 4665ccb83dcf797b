/** How a push service has answered. */
export interface PushAnswer {
  /** The status of HTTP; null where the service did not answer. */
  readonly status: number | null;
  /** How long the service asks to wait; null where it does not say. */
  readonly retryAfterSeconds: number | null;
}

/** A message that has been sent to a device. */
export interface PushAttempt {
  /** Counted from 1. */
  readonly attempts: number;
  /** Whether it was the shortened message. */
  readonly isShort: boolean;
  /** Since what it tells of. */
  readonly ageSeconds: number;
  /** How long it is worth telling. */
  readonly ttl: number;
}

export type PushOutcome =
  | { readonly outcome: 'sent' }
  /** The device no longer listens. */
  | { readonly outcome: 'gone' }
  /** It is not sent again, and the device is not to blame. */
  | { readonly outcome: 'dropped' }
  /** The service wants no such message for the device. */
  | { readonly outcome: 'refused' }
  /** It is too long: once more, at once and shorter. */
  | { readonly outcome: 'short' }
  | { readonly outcome: 'retry'; readonly seconds: number };

const firstPause = 5;
const longestPause = 5 * 60;

/**
 * What comes of a message by the answer of the push service (PUSH-4). A service that is busy, broken or silent is asked again after 5 seconds,
 * then after twice as long each time up to five minutes, and never before it says; a message that would come too late is dropped (PUSH-5).
 * A message that is too long is sent once more, shorter (PUSH-6).
 *
 * @example
 * const attempt = { attempts: 2, isShort: false, ageSeconds: 8, ttl: 1800 };
 * pushOutcome({ status: 201, retryAfterSeconds: null }, attempt); // { outcome: 'sent' }
 * pushOutcome({ status: 503, retryAfterSeconds: null }, attempt); // { outcome: 'retry', seconds: 10 }
 * pushOutcome({ status: 429, retryAfterSeconds: 60 }, attempt); // { outcome: 'retry', seconds: 60 }
 */
export function pushOutcome({ status, retryAfterSeconds }: PushAnswer, attempt: PushAttempt): PushOutcome {
  if (status === null || status === 429 || status >= 500) {
    const pause = Math.min(firstPause * 2 ** (attempt.attempts - 1), longestPause);
    const seconds = Math.max(pause, retryAfterSeconds ?? 0);
    return attempt.ageSeconds + seconds > attempt.ttl ? { outcome: 'dropped' } : { outcome: 'retry', seconds };
  }
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 413) return { outcome: attempt.isShort ? 'dropped' : 'short' };
  // Our own signature or keys are refused: no device is to blame.
  if (status === 401 || status === 403) return { outcome: 'dropped' };
  return { outcome: status >= 200 && status < 300 ? 'sent' : 'refused' };
}
