import {
  epochMs,
  type Invitation,
  pendingInvitations,
  type InvitationAnswer,
  type UtcInstant,
  withAnswer,
} from '@tribunen/domain';
import { useEffect, useReducer } from 'react';
import { invitationsApi, type InvitationsApi } from '../../api/invitationsApi.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { type LiveRows, useRows } from '../useRows.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The longest time for which a browser's timer waits, in milliseconds. */
const longestMs = 2 ** 31 - 1;

/**
 * The invitations that wait for the spectator's answer, newest first (PEOPLE-7). The list is live: a new invitation is
 * added, and an invitation that expires or is answered in another tab is removed. The list is empty if it cannot be
 * loaded, and stays unchanged if only a reload fails (PEOPLE-21).
 *
 * @returns null until the first load has ended
 */
export function useWaitingInvitations(user: Pick<SignedInUser, 'id' | 'email'>): readonly Invitation[] | null {
  const services = useServices();
  const api = useApi(invitationsApi);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const now = instantNow(services);
  const { data, isFetched } = useRows(receivedInvitationRows(api, user, () => instantNow(services)));
  const waiting = pendingInvitations(data ?? [], user.email, now);

  const expiry = nextExpiry(waiting);
  useEffect(() => atExpiry(expiry, services, lookAgain), [expiry, services]);

  return data === undefined && !isFetched ? null : waiting;
}

/** When the first of the invitations expires, in milliseconds since 1970; Infinity without any. */
export function nextExpiry(waiting: readonly Invitation[]): number {
  return Math.min(...waiting.map(({ expiresAt }) => epochMs(expiresAt)));
}

/** Calls the listener at the expiry, or sooner if a timer cannot wait so long. Returns a function that stops it. */
export function atExpiry(expiry: number, { now }: { readonly now: () => number }, onExpiry: () => void): () => void {
  if (expiry === Infinity) return () => {};
  const timer = setTimeout(onExpiry, Math.min(expiry - now(), longestMs));
  return () => clearTimeout(timer);
}

/** The invitations that the spectator has received. */
export function receivedInvitationRows(
  api: InvitationsApi,
  user: Pick<SignedInUser, 'id' | 'email'>,
  now: () => UtcInstant,
): LiveRows<Invitation, InvitationAnswer> {
  return {
    query: receivedInvitationsQuery(api, user, now),
    subscribe: (listener) => api.subscribeToInvitations(user, listener),
  };
}

/** The invitations that the spectator has received. A change answers one. A failed load is repeated every 15 s. */
export function receivedInvitationsQuery(
  api: Pick<InvitationsApi, 'received'>,
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  now: () => UtcInstant,
) {
  return ledgerQuery<readonly Invitation[], InvitationAnswer>({
    queryKey: privateKey(id, 'invitations'),
    load: () => api.received(email, now()),
    apply: withAnswer,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
