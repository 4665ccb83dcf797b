import { epochMs, instantAt, type UtcInstant } from '@tribunen/domain';
import { isKnownRefusal, type Refusal } from '@tribunen/ui';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { AuthFailure } from '../api/auth/AuthFailure.ts';

/**
 * The reason why the server refused a form: a wait that it demands, its message with the code if the app knows that
 * code, or neither.
 *
 * @param attempt the number of this refusal of the form, from 1
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
