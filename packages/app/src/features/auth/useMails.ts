import type { UtcInstant } from '@tribunen/domain';
import type { SentMail as SentMailView } from '@tribunen/ui';
import { authBackend } from '../../backend/authBackend.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useFormCall } from '../../data/useFormCall.ts';
import type { SentMail } from './useSentMail.ts';

/**
 * The mail that was sent, and the way to have it sent again; null while none was.
 *
 * @param onSent receives the mail once it has been sent again
 * @param returnTo where its link leads, with the site's origin
 */
export function useMails(
  mail: SentMail | null,
  onSent: (mail: SentMail) => void,
  returnTo: string,
): SentMailView | null {
  const services = useServices();
  const backend = useBackend(authBackend);
  const now = (): UtcInstant => instantNow(services);
  const again = useFormCall<void>(async () => {
    if (mail === null) return;
    if (mail.kind === 'confirm-email') await backend.resendConfirmation(mail.email, returnTo);
    else await backend.requestRecovery(mail.email, returnTo);
    onSent({ ...mail, sentAt: now() });
  });
  return mail === null ? null : { email: mail.email, sentAt: mail.sentAt, now, again };
}
