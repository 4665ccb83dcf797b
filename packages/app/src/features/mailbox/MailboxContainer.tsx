import { instantAt } from '@tribunen/domain';
import { mailLanguage, type MailName, type MailWords, mailWords } from '@tribunen/locales/mails';
import { MailboxScreen, type DemoMail as MailView, type MailboxView, useWords } from '@tribunen/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, returnParameter, safeReturn, keepDemo } from '../../navigation/paths.ts';
import type { DemoMail } from '../../services/AppServices.ts';
import { useServices } from '../../services/useServices.ts';

/** The mails that a real backend would have sent. The route exists in the demo only. */
export function MailboxContainer() {
  const { demo, config } = useServices();
  const language = mailLanguage(useWords().i18n.language);
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { data = null } = useQuery({
    queryKey: ['demo-mails'],
    queryFn: demo === null ? skipToken : () => demo.mails(),
    // Mails contain the addresses of their recipients, so they are removed from the cache with the screen.
    gcTime: 0,
    throwOnError: true,
  });
  const back = query.get(returnParameter);
  const backHref = back === null ? paths.auth : safeReturn(back);
  const wordsOf = ({ purpose, senderName: sender }: DemoMail) =>
    mailWords(language, mailNames[purpose], { product: config.productName, sender });
  return <MailboxScreen view={toMailboxView(data, { backHref, search, wordsOf })} />;
}

const mailNames: Readonly<Record<DemoMail['purpose'], MailName>> = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
  invitation: 'invitation',
};

interface MailboxPage {
  readonly backHref: string;
  /**
   * The query of the page's address. Its demo parameters are added to an invitation's link; the links of the auth
   * server have them already.
   */
  readonly search: string;
  readonly wordsOf: (mail: DemoMail) => MailWords;
}

/**
 * The view of the demo's mailbox.
 *
 * @param mails newest first; null while they are loaded
 */
export function toMailboxView(
  mails: readonly DemoMail[] | null,
  { backHref, search, wordsOf }: MailboxPage,
): MailboxView {
  if (mails === null) return { status: 'loading', backHref };
  const toMail = (mail: DemoMail): MailView => {
    const { subject, button } = wordsOf(mail);
    return {
      id: mail.link,
      subject,
      linkText: button,
      to: mail.to,
      sentAt: instantAt(Date.parse(mail.sentAt)),
      href: mail.purpose === 'invitation' ? keepDemo(mail.link, search) : mail.link,
    };
  };
  return { status: 'ready', mails: mails.map(toMail), backHref };
}
