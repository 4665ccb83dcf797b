import { decodeText } from '@tribunen/domain';
import { mailLanguage, mails, nameless } from '@tribunen/locales/mails';
import type { Mails } from './data/Mails.ts';
import { chooseMailService, type Mailer } from './mail/chooseMailService.ts';
import { mailPage } from './mail/mailPage.ts';

export { mailTemplate } from './mail/mailTemplate.ts';

declare const Deno: { readonly env: { get(name: string): string | undefined } };

const readDenoEnv = (name: string): string | undefined => Deno.env.get(name);

interface MailWorld {
  readonly fetch: typeof fetch;
  readonly loadMailer: () => Promise<Mailer>;
}

/**
 * The mails of a project, by its secrets. Where no service is set, none is sent: who is invited finds the invitation in the app.
 *
 * @param read reads a secret; `SITE_URL` is where the links lead
 * @example
 * serveFunction('send-invitation', openMails({ fetch, loadMailer: () => import('nodemailer') }));
 */
export function openMails(world: MailWorld, read = readDenoEnv): Mails {
  const send = chooseMailService(read, world);
  if (send === null) return { invite: () => Promise.resolve() };
  const site = read('SITE_URL');
  if (site === undefined) throw new Error('SITE_URL is not set');
  return {
    async invite({ to, token, senderName, language }) {
      const lang = mailLanguage(language);
      const name = senderName === null ? nameless[lang] : decodeText(senderName);
      // A function, because `$&` in a name would be read as a pattern.
      const asIs = (): string => name;
      const link = `${site.replace(/\/$/, '')}/accept-invitation?token=${encodeURIComponent(token)}`;
      const { invitation } = mails[lang];
      const subject = invitation.subject.replaceAll('{name}', asIs);
      const text = invitation.text.replaceAll('{name}', asIs);
      const html = mailPage({ ...invitation, subject, text }, { link, lang });
      await send({ to, subject, html, text: `${text}\n\n${link}\n\n${invitation.ignore}\n`, link });
    },
  };
}
