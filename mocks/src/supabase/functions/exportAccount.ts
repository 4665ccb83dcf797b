import type { ExportMyDataAnswer } from '@tribunen/contract';
import { type Database, publicTablesOf } from '../../database.ts';

/**
 * The same as the database function `export_account`: every row of an account, by table; null when the account does not
 * exist. A new public table with a `user_id` is exported without a change of this function.
 */
export function exportAccount(database: Database, account: string, now: number): ExportMyDataAnswer | null {
  const [user] = database.auth.users.rows(({ id }) => id === account);
  if (user === undefined) return null;
  const { id, email } = user;
  const hasBlockedMe = (user: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === user && blocked_id === id).length > 0;
  const own = publicTablesOf(database)
    .filter(({ definition }) => Object.hasOwn(definition.columns, 'user_id'))
    .map((table) => [table.definition.name, table.visit((each) => each.rows((row) => row['user_id'] === id))] as const);
  return {
    exported_at: new Date(now).toISOString(),
    account: { id, email },
    tables: {
      ...Object.fromEntries(own),
      team_messages: inOrder(database.team_messages.rows(({ sender_id }) => sender_id === id)),
      friendships: inOrder(
        database.friendships.rows(
          ({ user1_id, user2_id }) =>
            (user1_id === id && !hasBlockedMe(user2_id)) || (user2_id === id && !hasBlockedMe(user1_id)),
        ),
      ),
      messages: inOrder(database.messages.rows((row) => row.sender_id === id || row.recipient_id === id)),
      invitations: inOrder(database.invitations.rows((row) => row.recipient_email === email)),
      sent_invitations: inOrder(database.invitations.rows(({ sender_id }) => sender_id === id)).map(
        ({ id: invitation, recipient_email, by_id, status, expires_at, created_at }) => ({
          id: invitation,
          recipient_email: by_id ? null : recipient_email,
          // Any other status is exported as pending, so that the sender does not learn of a refusal or a block.
          status: status === 'accepted' ? status : 'pending',
          expires_at,
          created_at,
        }),
      ),
      message_reports: inOrder(database.message_reports.rows(({ reporter_id }) => reporter_id === id)),
      shut_outs: database.desk.shut_outs
        .rows(({ user_id }) => user_id === id)
        .map(({ reason, until }) => ({ reason, until })),
    },
  };
}

/** Sorts rows, oldest first. */
function inOrder<Row extends { readonly created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}
