import { instantAt } from '@tribunen/domain';
import type { DemoMail as MailView, MailboxView, MailKind } from '@tribunen/ui';
import { keepDemo } from '../../navigation/paths.ts';
import type { DemoMail } from '../../services/AppServices.ts';

const kinds: Readonly<Record<DemoMail['purpose'], MailKind>> = {
  signup: 'confirm-email',
  recovery: 'recovery',
  magiclink: 'sign-in',
  email_change: 'change-email',
  invitation: 'invitation',
};

/**
 * The mails of the demo, as its mailbox shows them.
 *
 * @param mails newest first; null while they are loaded
 * @param search the query of the page, whose demo an invitation's link keeps; the auth server's links know theirs
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
