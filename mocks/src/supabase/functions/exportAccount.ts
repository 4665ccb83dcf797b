import type { ExportMyDataAnswer } from '@tribunen/contract';
import { type Database, publicTablesOf } from '../../database.ts';

/** The most rows of a table in one page. */
const mostRows = 2000;

/**
 * The same as the database function `export_account`: a page of an account's rows, by table; null when the account does
 * not exist. A new public table with a `user_id` is exported without a change of this function.
 */
export function exportAccount(
  database: Database,
  account: string,
  skipped: number,
  now: number,
): ExportMyDataAnswer | null {
  const [user] = database.auth.users.rows(({ id }) => id === account);
  if (user === undefined) return null;
  const { id, email } = user;
  const hasBlockedMe = (user: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === user && blocked_id === id).length > 0;
  const own = publicTablesOf(database)
    .filter(({ definition }) => Object.hasOwn(definition.columns, 'user_id'))
    .map((table) => [table.definition.name, table.visit((each) => each.rows((row) => row['user_id'] === id))] as const);
  const page = <Row>(rows: readonly Row[]): Row[] => rows.slice(skipped, skipped + mostRows);
  const tables: ExportMyDataAnswer['tables'] = {
    ...Object.fromEntries(own.map(([name, rows]) => [name, page(rows)])),
    team_messages: page(inOrder(database.team_messages.rows(({ sender_id }) => sender_id === id))),
    friendships: page(
      inOrder(
        database.friendships.rows(
          ({ user1_id, user2_id }) =>
            (user1_id === id && !hasBlockedMe(user2_id)) || (user2_id === id && !hasBlockedMe(user1_id)),
        ),
      ),
    ),
    messages: page(inOrder(database.messages.rows((row) => row.sender_id === id || row.recipient_id === id))),
    invitations: page(inOrder(database.invitations.rows((row) => row.recipient_email === email))),
    sent_invitations: page(inOrder(database.invitations.rows(({ sender_id }) => sender_id === id))).map(
      ({ id: invitation, recipient_email, by_id, status, expires_at, created_at }) => ({
        id: invitation,
        recipient_email: by_id ? null : recipient_email,
        // Any other status is exported as pending, so that the sender does not learn of a refusal or a block.
        status: status === 'accepted' ? status : 'pending',
        expires_at,
        created_at,
      }),
    ),
    message_reports: page(inOrder(database.message_reports.rows(({ reporter_id }) => reporter_id === id))),
    shut_outs: page(database.desk.shut_outs.rows(({ user_id }) => user_id === id)).map(({ reason, until }) => ({
      reason,
      until,
    })),
  };
  const hasMore = Object.values(tables).some(({ length }) => length === mostRows);
  return {
    exported_at: new Date(now).toISOString(),
    account: { id, email },
    tables,
    next: hasMore ? skipped + mostRows : null,
  };
}

/** Sorts rows, oldest first. */
function inOrder<Row extends { readonly created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}
