import { array, type InferOutput, isoTimestamp, object, parse, picklist, pipe, string } from 'valibot';
import type { Backend } from './Backend.ts';
import type { Mailbox } from './supabase/auth/Mailbox.ts';

const mail = object({
  to: string(),
  purpose: picklist(['signup', 'recovery', 'magiclink', 'email_change']),
  /** To be typed by hand: six digits. */
  code: string(),
  /** To be clicked on. */
  link: string(),
  /** ISO 8601. */
  sentAt: pipe(string(), isoTimestamp()),
});
const answer = object({ mails: array(mail) });

/** A mail that the auth server would have sent. */
export type Mail = InferOutput<typeof mail>;

const path = '/mailbox';

/** Whether a request asks for the mails: `GET /mailbox`, which no Supabase project has. */
export function asksForMails({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).pathname === path;
}

/** Every mail that the auth server would have sent, the newest first. */
export function answerMailbox(mailbox: Mailbox): Response {
  const mails = mailbox
    .mails()
    .toReversed()
    .map(({ to, purpose, code, link, sent_at }): Mail => ({ to, purpose, code, link, sentAt: sent_at }));
  return Response.json({ mails } satisfies InferOutput<typeof answer>);
}

/**
 * Asks a backend for its mails, the newest first. No network is needed, and no fault is met.
 *
 * @example
 * const [newest] = await readMailbox(backend, location.origin);
 */
export async function readMailbox(backend: Pick<Backend, 'answer'>, origin: string): Promise<readonly Mail[]> {
  const response = await backend.answer(new Request(new URL(path, origin)));
  return parse(answer, await response.json()).mails;
}
