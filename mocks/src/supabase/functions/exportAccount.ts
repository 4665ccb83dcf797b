import type { ExportMyDataAnswer } from '@tribunen/contract';
import type { Database } from '../../database.ts';
import { compareValues } from '@tribunen/protocol';

/**
 * Every row of an account, by table, as it is stored; null when there is no such account. The same as the database
 * function `export_account`.
 *
 * @example
 * const exported = exportAccount(database, who.id, now);
 */
export function exportAccount(database: Database, account: string, now: number): ExportMyDataAnswer | null {
  const [user] = database.auth.users.rows(({ id }) => id === account);
  if (user === undefined) return null;
  const { id, email } = user;
  const isOwn = (row: { readonly user_id: string }): boolean => row.user_id === id;
  const hasBlockedMe = (user: string): boolean =>
    database.user_blocks.rows(({ user_id, blocked_id }) => user_id === user && blocked_id === id).length > 0;
  return {
    exported_at: new Date(now).toISOString(),
    account: { id, email },
    tables: {
      profiles: [...database.profiles.rows(isOwn)],
      user_follows: database.user_follows.rows(isOwn).toSorted((a, b) => a.priority - b.priority),
      user_fantasy_players: database.user_fantasy_players
        .rows(isOwn)
        .toSorted((a, b) => compareValues(a.game, b.game) || a.player_id - b.player_id),
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
          // Any other status would reveal that the recipient has declined, or has blocked the sender.
          status: status === 'accepted' ? status : 'pending',
          expires_at,
          created_at,
        }),
      ),
      player_ratings: inOrder(database.player_ratings.rows(isOwn)),
      player_rating_history: database.player_rating_history
        .rows(isOwn)
        .toSorted((a, b) => Date.parse(a.rated_at) - Date.parse(b.rated_at)),
      message_reads: database.message_reads.rows(isOwn).toSorted((a, b) => compareValues(a.friend_id, b.friend_id)),
      user_mutes: inOrder(database.user_mutes.rows(isOwn)),
      user_blocks: inOrder(database.user_blocks.rows(isOwn)),
      hidden_words: database.hidden_words.rows(isOwn).toSorted((a, b) => compareValues(a.word, b.word)),
      message_reports: inOrder(database.message_reports.rows(({ reporter_id }) => reporter_id === id)),
      push_subscriptions: inOrder(database.push_subscriptions.rows(isOwn)),
      push_choices: [...database.push_choices.rows(isOwn)],
      push_mutes: inOrder(database.push_mutes.rows(isOwn)),
      follow_kinds: database.follow_kinds.rows(isOwn).toSorted((a, b) => compareValues(a.id, b.id)),
      shut_outs: database.desk.shut_outs.rows(isOwn).map(({ reason, until }) => ({ reason, until })),
    },
  };
}

/** Sorts rows, oldest first. */
function inOrder<Row extends { readonly created_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}
