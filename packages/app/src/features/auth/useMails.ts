import type { UtcInstant } from '@tribunen/domain';
import type { SentMail as SentMailView } from '@tribunen/ui';
import { authApi } from '../../api/authApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useFormCall } from '../../data/useFormCall.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allPrivateKey } from '../../services/privateKey.ts';
import type { AuthMode } from '../../navigation/authAddress.ts';
import { useSession } from '../../services/useSession.ts';

/**
 * The sent mail, with a form that sends it again; null before one is sent.
 *
 * @param onSent receives the mail once it has been sent again
 * @param returnTo the address to which the link of each kind of mail leads, with the site's origin
 */
export function useMails(
  mail: SentMail | null,
  onSent: (mail: SentMail) => void,
  returnTo: Readonly<Record<SentMail['kind'], string>>,
): SentMailView | null {
  const services = useServices();
  const api = useApi(authApi);
  const now = (): UtcInstant => instantNow(services);
  const again = useFormCall<void>(async () => {
    if (mail === null) return;
    const { email, kind } = mail;
    if (kind === 'confirm-email') await api.resendConfirmation(email, returnTo[kind]);
    else await api.requestRecovery(email, returnTo[kind]);
    onSent({ ...mail, sentAt: now() });
  });
  return mail === null ? null : { email: mail.email, sentAt: mail.sentAt, now, again };
}

/** A mail that was sent from the sign-in. */
export interface SentMail {
  readonly kind: 'confirm-email' | 'recovery-sent';
  readonly email: string;
  /** When it was last sent. */
  readonly sentAt: UtcInstant;
}

/** The mail contains an address, so its key is private. */
const queryKey = [...allPrivateKey, 'sent-mail'] as const;

/**
 * The mail that was sent in a mode of /auth, or null, and a function that stores the next one. The mail outlives the
 * route, so that a visitor who returns from the demo's mailbox finds the same step. A sign-in drops it, and a change of
 * mode drops the mail of a recovery. The mail of a new account stays, because it is shown at the sign-in.
 */
export function useSentMail(mode: AuthMode): readonly [SentMail | null, (mail: SentMail) => void] {
  const queryClient = useQueryClient();
  const { status } = useSession();
  const { data: sent = null } = useQuery<{ readonly mode: AuthMode; readonly mail: SentMail }>({
    queryKey,
    queryFn: skipToken,
  });
  const isOver =
    sent !== null && (status === 'signed-in' || (sent.mail.kind === 'recovery-sent' && sent.mode !== mode));
  useEffect(() => {
    if (isOver) queryClient.removeQueries({ queryKey });
  }, [isOver, queryClient]);
  return [isOver ? null : (sent?.mail ?? null), (mail) => queryClient.setQueryData(queryKey, { mode, mail })];
}
