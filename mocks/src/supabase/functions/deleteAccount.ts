import { confirmsEmail } from '@tribunen/domain';
import type { UserRow } from '@tribunen/protocol';
import type { Database } from '../../database.ts';

/**
 * The same as the database function `delete_account`: deletes an account. Messages stay without their sender. All other
 * rows are deleted, most of them by the tables' foreign keys.
 *
 * @returns false, with nothing deleted, when the confirmation is not the account's e-mail address
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

/**
 * Deletes the auth server's rows about a user: sessions, mailed links and codes, and pending sign-ins, which would
 * create the user again.
 */
async function endAccess(auth: Database['auth'], { id, email }: UserRow): Promise<void> {
  const ended = await auth.sessions.delete(({ user_id }) => user_id === id);
  await auth.refresh_tokens.delete(({ session_id }) => ended.some((session) => session.id === session_id));
  await auth.one_time_tokens.delete(({ user_id }) => user_id === id);
  await auth.auth_codes.delete((code) => code.email === email);
  await auth.mails.delete(({ to }) => to === email);
}
