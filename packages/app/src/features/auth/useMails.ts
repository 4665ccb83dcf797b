import type { UtcInstant } from '@tribunen/domain';
import type { SentMail as SentMailView } from '@tribunen/ui';
import { useState } from 'react';
import { authBackend } from '../../backend/authBackend.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useFormCall } from '../../forms/useFormCall.ts';

/** A mail that was sent from the sign-in. */
export interface SentMail {
  readonly kind: 'confirm-email' | 'recovery-sent';
  readonly email: string;
}

/**
 * The mail that was sent, and the way to have it sent again; null while none was.
 *
 * @param returnTo where its link leads, with the site's origin
 */
export function useMails(mail: SentMail | null, returnTo: string): SentMailView | null {
  const services = useServices();
  const backend = useBackend(authBackend);
  const now = (): UtcInstant => instantNow(services);
  const [sent, setSent] = useState<{ readonly mail: SentMail; readonly at: UtcInstant } | null>(null);
  if (mail !== null && sent?.mail !== mail) setSent({ mail, at: now() });
  const again = useFormCall<void>(async () => {
    if (mail === null) return;
    if (mail.kind === 'confirm-email') await backend.resendConfirmation(mail.email, returnTo);
    else await backend.requestRecovery(mail.email, returnTo);
    setSent({ mail, at: now() });
  });
  return mail === null ? null : { email: mail.email, sentAt: sent?.at ?? null, now, again };
}
