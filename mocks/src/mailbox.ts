import type { InvitationRow } from '@tribunen/contract';
import { array, type InferOutput, isoTimestamp, nullable, object, parse, picklist, pipe, string } from 'valibot';
import type { MailRow } from '@tribunen/protocol';
import type { Database } from './database.ts';

const mail = object({
  to: string(),
  purpose: picklist(['signup', 'recovery', 'magiclink', 'email_change', 'invitation']),
  /** The name of the inviting user; null when their profile has no name, and in mails other than invitations. */
  senderName: nullable(string()),
  /** Six digits to type by hand; null in the mail of an invitation. */
  code: nullable(string()),
  link: string(),
  /** ISO 8601. */
  sentAt: pipe(string(), isoTimestamp()),
});
const answer = object({ mails: array(mail) });

/** A mail that the backend would have sent. */
export type Mail = InferOutput<typeof mail>;

interface Answering {
  answer(request: Request): Promise<Response>;
}

type Mailed = Pick<Database, 'invitations' | 'profiles'> & { readonly auth: Pick<Database['auth'], 'mails'> };

const path = '/mailbox';

/** Whether a request asks for the mails: `GET /mailbox`, which no Supabase project has. */
export function asksForMails({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).pathname === path;
}

/**
 * The mails that a real backend would have sent, newest first: those of the auth server, and invitations to become
 * friends.
 */
export function answerMailbox({ auth, invitations, profiles }: Mailed, { url }: Pick<Request, 'url'>): Response {
  const mails = [
    ...auth.mails.rows().map(authMail),
    ...invitations.rows().map((invitation) => {
      const [sender] = profiles.rows(({ user_id }) => user_id === invitation.sender_id);
      return invitationMail(invitation, sender?.name ?? null, url);
    }),
  ].toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
  return Response.json({ mails } satisfies InferOutput<typeof answer>);
}

function authMail({ to, purpose, code, link, sent_at }: MailRow): Mail {
  return { to, purpose, senderName: null, code, link, sentAt: sent_at };
}

function invitationMail(
  { token, recipient_email, created_at }: InvitationRow,
  senderName: string | null,
  site: string,
): Mail {
  const link = new URL(`/accept-invitation?${new URLSearchParams({ token })}`, site).href;
  return { to: recipient_email, purpose: 'invitation', senderName, code: null, link, sentAt: created_at };
}

/** Asks a backend for its mails, newest first. The request needs no network, and no fault applies to it. */
export async function readMailbox(backend: Answering, origin: string): Promise<readonly Mail[]> {
  const response = await backend.answer(new Request(new URL(path, origin)));
  return parse(answer, await response.json()).mails;
}
