import type { SendMail } from './SentMail.ts';

/** The parts that we use of the SMTP library. */
export interface Mailer {
  createTransport(url: string): { sendMail(mail: object): Promise<unknown> };
}

interface MailWorld {
  readonly fetch: typeof fetch;
  readonly loadMailer: () => Promise<Mailer>;
}

/**
 * The service that delivers the mails. The project's secrets choose it: Resend (`RESEND_API_KEY`), an SMTP server
 * (`SMTP_URL`), or the mail log of a local backend (`MAIL_LOG_URL`).
 *
 * @returns null when no service is set
 * @throws when Resend or SMTP is chosen and `MAIL_FROM`, the sender's address, is missing
 */
export function chooseMailService(
  readSecret: (name: string) => string | undefined,
  { fetch: ask, loadMailer }: MailWorld,
): SendMail | null {
  // An empty secret counts as not set.
  const read = (name: string): string | undefined => readSecret(name) || undefined;
  const [resend, smtp, log] = [read('RESEND_API_KEY'), read('SMTP_URL'), read('MAIL_LOG_URL')];
  if (resend === undefined && smtp === undefined) {
    if (log === undefined) return null;
    return ({ to, link }) =>
      post(ask, log, read('SUPABASE_SERVICE_ROLE_KEY') ?? '', { to, purpose: 'invitation', link });
  }
  const from = read('MAIL_FROM');
  if (from === undefined) throw new Error('MAIL_FROM is not set');
  if (resend !== undefined) {
    return ({ to, subject, html, text }) =>
      post(ask, 'https://api.resend.com/emails', resend, { from, to: [to], subject, html, text });
  }
  return async ({ to, subject, html, text }) => {
    const transport = (await loadMailer()).createTransport(smtp ?? '');
    await transport.sendMail({ from, to, subject, html, text });
  };
}

/** Posts to a mail service. The error leaves out the response body, which may contain the recipient's address. */
async function post(ask: typeof fetch, url: string, key: string, body: object): Promise<void> {
  const response = await ask(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail service answered with ${response.status}`);
}
