import { confirmsEmail } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import type { UserRow } from '../../tables/auth.ts';

/**
 * Deletes an account, as `delete_account` of the database: messages stay without their sender, everything else goes. Most of it goes by the
 * foreign keys of the tables.
 *
 * @returns false, with nothing done, where the confirmation is not its e-mail address
 * @example
 * const isGone = await deleteAccount(database, who.id, asked.email);
 */
export async function deleteAccount(database: Database, account: string, confirmation: string): Promise<boolean> {
  const [user] = database.auth.users.rows(({ id }) => id === account);
  if (user === undefined || !confirmsEmail(confirmation, user.email)) return false;
  await database.invitations.delete(({ recipient_email }) => recipient_email === user.email);
  await database.messages.delete(
    ({ sender_id, recipient_id }) =>
      (sender_id === account && recipient_id === null) || (recipient_id === account && sender_id === null),
  );
  await endAccess(database.auth, user);
  await database.auth.users.delete(({ id }) => id === account);
  return true;
}

/** The auth server's own: sessions, mailed links and codes, and a sign-in under way, which would make the user anew. */
async function endAccess(auth: Database['auth'], { id, email }: UserRow): Promise<void> {
  const ended = await auth.sessions.delete(({ user_id }) => user_id === id);
  await auth.refresh_tokens.delete(({ session_id }) => ended.some((session) => session.id === session_id));
  await auth.one_time_tokens.delete(({ user_id }) => user_id === id);
  await auth.auth_codes.delete((code) => code.email === email);
  await auth.mails.delete(({ to }) => to === email);
}
