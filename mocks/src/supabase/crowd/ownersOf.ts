import type { JsonRow } from '@tribunen/protocol';
import type { Database } from '../../database.ts';

/**
 * The users to whom crowd mode sends a change of the row, because the row is theirs. Empty for a table whose rows are
 * not sent to single users.
 */
export function ownersOf(database: Database, table: string, row: JsonRow): ReadonlySet<string> {
  return new Set(namedIn(database, table, row).filter((id) => typeof id === 'string'));
}

function namedIn({ auth, user_blocks }: Database, table: string, row: JsonRow): readonly unknown[] {
  const hasBlocked = (blocker: unknown, blocked: unknown): boolean =>
    user_blocks.rows(({ user_id, blocked_id }) => user_id === blocker && blocked_id === blocked).length > 0;
  switch (table) {
    case 'user_follows':
    case 'message_reads':
    case 'hidden_results':
      return [row['user_id']];
    case 'friendships': {
      const { user1_id, user2_id } = row;
      return [
        ...(hasBlocked(user2_id, user1_id) ? [] : [user1_id]),
        ...(hasBlocked(user1_id, user2_id) ? [] : [user2_id]),
      ];
    }
    case 'messages': {
      const { sender_id, recipient_id } = row;
      return hasBlocked(recipient_id, sender_id) ? [sender_id] : [sender_id, recipient_id];
    }
    case 'invitations':
      return auth.users.rows(({ email }) => email === row['recipient_email']).map(({ id }) => id);
    default:
      return [];
  }
}
