import { instantAt } from '@tribunen/domain';
import { MailboxScreen, type DemoMail as MailView, type MailboxView, type MailKind } from '@tribunen/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, returnParameter, safeReturn, keepDemo } from '../../navigation/paths.ts';
import type { DemoMail } from '../../services/AppServices.ts';
import { useServices } from '../../services/useServices.ts';

/** The mails that a real backend would have sent. The route exists in the demo only. */
export function MailboxContainer() {
  const { demo } = useServices();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { data = null } = useQuery({
    queryKey: ['demo-mails'],
    queryFn: demo === null ? skipToken : () => demo.mails(),
    // Mails name their recipients, so they leave the cache with the screen.
    gcTime: 0,
    throwOnError: true,
  });
  const back = query.get(returnParameter);
  return <MailboxScreen view={toMailboxView(data, back === null ? paths.auth : safeReturn(back), search)} />;
}

const kinds: Readonly<Record<DemoMail['purpose'], MailKind>> = {
  signup: 'confirm-email',
  recovery: 'recovery',
  magiclink: 'sign-in',
  email_change: 'change-email',
  invitation: 'invitation',
};

/**
 * The view of the demo's mailbox.
 *
 * @param mails newest first; null while they are loaded
 * @param search the page's query: its demo parameters are added to an invitation's link; links of the auth server have them already
 */
export function toMailboxView(mails: readonly DemoMail[] | null, backHref: string, search: string): MailboxView {
  if (mails === null) return { status: 'loading', backHref };
  const toMail = ({ to, purpose, link, sentAt }: DemoMail): MailView => ({
    id: link,
    kind: kinds[purpose],
    to,
    sentAt: instantAt(Date.parse(sentAt)),
    href: purpose === 'invitation' ? keepDemo(link, search) : link,
  });
  return { status: 'ready', mails: mails.map(toMail), backHref };
}
