/** The response of a push service. */
export interface PushAnswer {
  /** The HTTP status; null if the service did not respond. */
  readonly status: number | null;
  /** The value of `Retry-After` in seconds; null if it is missing. */
  readonly retryAfterSeconds: number | null;
}

/** An attempt to send a message to a device. */
export interface PushAttempt {
  /** The number of attempts so far, from 1. */
  readonly attempts: number;
  /** Whether the attempt sent the shortened message. */
  readonly isShort: boolean;
  /** The seconds since the message was queued. */
  readonly ageSeconds: number;
  /** The seconds for which the message stays relevant. */
  readonly ttl: number;
}

export type PushOutcome =
  | { readonly outcome: 'sent' }
  /** The device is no longer subscribed. */
  | { readonly outcome: 'gone' }
  /** The message is not sent again, but the device stays. */
  | { readonly outcome: 'dropped' }
  /** The service refuses this message for the device. */
  | { readonly outcome: 'refused' }
  /** The message is too long: it is sent again at once, shortened. */
  | { readonly outcome: 'short' }
  | { readonly outcome: 'retry'; readonly seconds: number };

const firstPause = 5;
const longestPause = 5 * 60;

/**
 * The outcome of a message from the push service's response (PUSH-4). If the service is busy, fails or does not respond, the message is
 * retried after 5 seconds, with a delay that doubles up to five minutes, and never before `Retry-After`. A message that would arrive too
 * late is dropped (PUSH-5). A message that is too long is shortened and sent again once (PUSH-6).
 */
export function pushOutcome({ status, retryAfterSeconds }: PushAnswer, attempt: PushAttempt): PushOutcome {
  if (status === null || status === 429 || status >= 500) {
    const pause = Math.min(firstPause * 2 ** (attempt.attempts - 1), longestPause);
    const seconds = Math.max(pause, retryAfterSeconds ?? 0);
    return attempt.ageSeconds + seconds > attempt.ttl ? { outcome: 'dropped' } : { outcome: 'retry', seconds };
  }
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 413) return { outcome: attempt.isShort ? 'dropped' : 'short' };
  // The service refuses our signature or keys, so the device stays.
  if (status === 401 || status === 403) return { outcome: 'dropped' };
  return { outcome: status >= 200 && status < 300 ? 'sent' : 'refused' };
}
