import { array, type InferOutput, literal, null_, object, optional, union, variant } from 'valibot';
import { count, moment, rowId } from '../columns.ts';
import { profileName } from '../textColumns.ts';
import { teamMessageRow } from '../tables/team_messages.ts';

/** A deleted message in a broadcast that has no room for its row. */
const withdrawnMessage = object({ id: rowId, deleted_at: moment });
const key = object({ id: rowId });

/** One change in a chat. */
const chatChange = variant('type', [
  object({ type: literal('INSERT'), record: teamMessageRow, old_record: null_() }),
  object({ type: literal('UPDATE'), record: union([teamMessageRow, withdrawnMessage]), old_record: key }),
  object({ type: literal('DELETE'), record: null_(), old_record: key }),
]);

/**
 * The broadcast `chat` of the topics `match:ID` and `team:ID`: the changes in that chat since the previous broadcast,
 * at most once a second and with at most 20 messages.
 */
export const chatBroadcast = object({
  /** Oldest first. */
  changes: array(chatChange),
  /** How many new messages of that second were not sent; they are older than those that were sent. */
  left_out: count,
  /**
   * The named authors of the new messages and people tagged in them, so that readers need not load the names (CHAT-44).
   */
  people: optional(array(object({ user_id: rowId, name: profileName })), []),
});
export type ChatBroadcast = InferOutput<typeof chatBroadcast>;
