import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';
import { isKnownRefusal, type Refusal } from '@tribunen/ui';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { AuthFailure } from '../api/auth/AuthFailure.ts';

/**
 * The reason why the server refused a form: a wait that it asks for, its own words with their code where the app knows it, or neither.
 *
 * @param attempt which refusal of the form this is, from 1
 */
export function refusalOf(error: unknown, attempt: number, now: () => UtcInstant): Refusal {
  if (!(error instanceof BackendFailure)) return { kind: 'unexpected', attempt };
  const { retryAfterMs, serverMessage } = error;
  if (retryAfterMs !== null) {
    return { kind: 'too-many', attempt, until: { at: instantAt(epochMs(now()) + retryAfterMs), now } };
  }
  if (serverMessage === null) return { kind: 'unexpected', attempt };
  const code = error instanceof AuthFailure ? error.code : '';
  return { kind: 'message', text: serverMessage, attempt, ...(isKnownRefusal(code) && { code }) };
}
