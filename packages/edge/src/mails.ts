import { decodeText, defaultProductName } from '@tribunen/domain';
import { mailLanguage, mailWords } from '@tribunen/locales/mails';
import type { Mails } from './data/Mails.ts';
import { chooseMailService, type Mailer } from './mail/chooseMailService.ts';
import { mailPage } from './mail/mailPage.ts';
import { sendInTries } from './mail/sendInTries.ts';

export { mailTemplate } from './mail/mailTemplate.ts';

declare const Deno: { readonly env: { get(name: string): string | undefined } };

const readDenoEnv = (name: string): string | undefined => Deno.env.get(name);

interface MailWorld {
  readonly fetch: typeof fetch;
  readonly loadMailer: () => Promise<Mailer>;
}

/**
 * Sends the mails of a project through the mail service that the project's secrets choose. Without a service no mail is
 * sent, and the invited person finds the invitation only in the app.
 *
 * @param read reads a secret: `SITE_URL` is the site to which links lead, `VITE_PRODUCT_NAME` renames the product
 */
export function openMails(world: MailWorld, read = readDenoEnv): Mails {
  const service = chooseMailService(read, world);
  if (service === null) return { invite: () => Promise.resolve() };
  const send = sendInTries(service);
  const site = read('SITE_URL');
  if (site === undefined) throw new Error('SITE_URL is not set');
  const product = read('VITE_PRODUCT_NAME') || defaultProductName;
  return {
    async invite({ to, token, senderName, language }) {
      const lang = mailLanguage(language);
      const sender = senderName === null ? null : decodeText(senderName);
      const link = `${site.replace(/\/$/, '')}/accept-invitation?token=${encodeURIComponent(token)}`;
      const words = mailWords(lang, 'invitation', { product, sender });
      const { subject, text, ignore } = words;
      const html = mailPage(words, { link, lang, product });
      await send({ to, subject, html, text: `${text}\n\n${link}\n\n${ignore}\n`, link });
    },
  };
}
