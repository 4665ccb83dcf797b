import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';
import type { Refusal } from '@tribunen/ui';
import { AuthFailure } from '../../backend/auth/AuthFailure.ts';
import { BackendFailure } from '../../backend/BackendFailure.ts';

/**
 * Why the server did not do what a form asked for: the wait that it asks for, its own words, or neither.
 *
 * @param attempt which refusal of the form this is, from 1
 */
export function refusalOf(error: unknown, attempt: number, now: () => UtcInstant): Refusal {
  if (error instanceof BackendFailure && error.retryAfterMs !== null) {
    return { kind: 'too-many', attempt, until: { at: instantAt(epochMs(now()) + error.retryAfterMs), now } };
  }
  return error instanceof AuthFailure && error.message !== ''
    ? { kind: 'told', text: error.message, attempt }
    : { kind: 'unexpected', attempt };
}
