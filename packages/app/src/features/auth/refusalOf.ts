import type { Refusal } from '@tribunen/ui';
import { AuthFailure } from '../../backend/auth/AuthFailure.ts';

/** Why a sign-in failed: in the server's own words where it has any. */
export function refusalOf(error: unknown, attempt: number): Refusal {
  return error instanceof AuthFailure && error.message !== ''
    ? { kind: 'told', text: error.message, attempt }
    : { kind: 'unexpected', attempt };
}
