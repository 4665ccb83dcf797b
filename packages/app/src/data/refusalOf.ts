import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';
import type { Refusal } from '@tribunen/ui';
import { BackendFailure } from '../backend/access/BackendFailure.ts';

/**
 * The reason why the server refused a form: a wait that it asks for, its own words, or neither.
 *
 * @param attempt which refusal of the form this is, from 1
 */
export function refusalOf(error: unknown, attempt: number, now: () => UtcInstant): Refusal {
  if (!(error instanceof BackendFailure)) return { kind: 'unexpected', attempt };
  const { retryAfterMs, serverMessage } = error;
  if (retryAfterMs !== null) {
    return { kind: 'too-many', attempt, until: { at: instantAt(epochMs(now()) + retryAfterMs), now } };
  }
  return serverMessage === null ? { kind: 'unexpected', attempt } : { kind: 'told', text: serverMessage, attempt };
}
