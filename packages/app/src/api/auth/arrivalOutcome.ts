import type { BackendAccess } from '../access/BackendAccess.ts';
import type { Arrival } from '../access/arrival.ts';
import { AuthFailure, toAuthFailure } from './AuthFailure.ts';

/**
 * The outcome of an arrival. `other-browser`: the link was opened in a browser other than the one that requested it,
 * and only that one can use it. `not-exchanged`: the page could not reach the server to exchange the code for a
 * session.
 */
export type ArrivalOutcome = Exclude<Arrival['kind'], 'code'> | 'signed-in' | 'other-browser' | 'not-exchanged';

const outcomes = new WeakMap<BackendAccess, Promise<ArrivalOutcome | null>>();

/** Exchanges the code in the page's address, once for each page. Null when the address has neither a code nor an error. */
export function arrivalOutcome(access: BackendAccess): Promise<ArrivalOutcome | null> {
  const known = outcomes.get(access);
  if (known !== undefined) return known;
  const outcome = exchange(access).catch((error: unknown): ArrivalOutcome => {
    console.error('The code in the address could not be exchanged for a session', error);
    return error instanceof AuthFailure && isSpent(error) ? 'expired' : 'not-exchanged';
  });
  outcomes.set(access, outcome);
  return outcome;
}

async function exchange(access: BackendAccess): Promise<ArrivalOutcome | null> {
  const { arrival = null } = access.address;
  if (arrival === null) return null;
  if (arrival.kind !== 'code') return arrival.kind;
  const { auth } = await access.client();
  const { error } = await auth.exchangeCodeForSession(arrival.code);
  if (error === null) return 'signed-in';
  // The browser that requested the link keeps the secret that belongs to the code.
  if (error.name === 'AuthPKCECodeVerifierMissingError') return 'other-browser';
  throw toAuthFailure(error);
}

/** Whether the code is used or too old, or belongs to an earlier request. */
function isSpent({ code }: AuthFailure): boolean {
  return code.startsWith('flow_state_') || code === 'bad_code_verifier';
}
