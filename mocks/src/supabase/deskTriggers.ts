import type { MessageRow, TeamMessageRow } from '@tribunen/contract';
import { epochMs, instantAt, nextInSlowChat, SHUT_OUT, type UtcInstant } from '@tribunen/domain';
import { PostgresError, type Who } from '@tribunen/protocol';
import type { Database } from '../database.ts';
import { chatKey } from './functions/chatKey.ts';
import { shutOutsInForce } from './functions/shutOutsInForce.ts';
import type { TableTriggers } from './TableTriggers.ts';

/** The triggers of messages to friends, and a trigger that refuses the messages of a shut-out user (DESK-3). */
export function heldBackMessages(
  { desk }: Pick<Database, 'desk'>,
  now: () => UtcInstant,
  triggers: TableTriggers<MessageRow>,
): TableTriggers<MessageRow> {
  return {
    ...triggers,
    admit(who, rows) {
      refuseShutOut(desk, who, now());
      triggers.admit?.(who, rows);
    },
  };
}

/**
 * The triggers of the chats, and those of the administrators' desk. The desk's triggers refuse the messages of a
 * shut-out user, and messages that come too soon in a slow chat. When a sender deletes a removed message, they also
 * delete its stored text, so that nobody can restore the message (DESK-1).
 */
export function heldBackTeamMessages(
  database: Pick<Database, 'desk' | 'team_messages'>,
  now: () => UtcInstant,
  triggers: TableTriggers<TeamMessageRow>,
): TableTriggers<TeamMessageRow> {
  const { desk, team_messages } = database;
  return {
    ...triggers,
    admit(who, rows) {
      refuseShutOut(desk, who, now());
      triggers.admit?.(who, rows);
      if (who.role !== 'authenticated') return;
      for (const row of rows) {
        const key = chatKey(row.team_id, row.team_name);
        const [slow] = desk.slow_chats.rows(({ chat }) => chat === key);
        if (slow === undefined) continue;
        const own = team_messages.rows((each) => each.sender_id === who.id && isIn(each, key));
        const earlier = rows.slice(0, rows.indexOf(row)).some((each) => isIn(each, key)) ? [now()] : [];
        const sent = own.map(({ created_at }) => instantAt(Date.parse(created_at)));
        const next = nextInSlowChat([...sent, ...earlier], slow.seconds, now());
        if (next === null) continue;
        const seconds = Math.ceil((epochMs(next) - epochMs(now())) / 1000);
        const message = `the chat is slow: the next message can be sent in ${seconds} seconds`;
        throw new PostgresError('PT429', message, String(seconds));
      }
    },
    async follow(rows) {
      await triggers.follow?.(rows);
      const deleted = new Set(rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? [] : [id])));
      if (deleted.size > 0) await desk.removed_messages.delete(({ message_id }) => deleted.has(message_id));
    },
  };
}

function isIn({ team_id, team_name }: TeamMessageRow, key: string): boolean {
  return chatKey(team_id, team_name) === key;
}

/** @throws {PostgresError} PT423 */
function refuseShutOut(desk: Database['desk'], who: Who, now: UtcInstant): void {
  if (who.role !== 'authenticated' || shutOutsInForce(desk, now, who.id).length === 0) return;
  throw new PostgresError(SHUT_OUT, 'an administrator has shut you out of writing');
}
