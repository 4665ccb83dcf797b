import { array, type InferOutput, literal, null_, object, optional, union, variant } from 'valibot';
import { count, moment, rowId } from '../columns.ts';
import { profileName } from '../textColumns.ts';
import { teamMessageRow } from '../tables/team_messages.ts';

/** What is left of a deleted message where a broadcast has no room for its row. */
const withdrawnMessage = object({ id: rowId, deleted_at: moment });
const key = object({ id: rowId });

/** One change in a chat. */
const chatChange = variant('type', [
  object({ type: literal('INSERT'), record: teamMessageRow, old_record: null_() }),
  object({ type: literal('UPDATE'), record: union([teamMessageRow, withdrawnMessage]), old_record: key }),
  object({ type: literal('DELETE'), record: null_(), old_record: key }),
]);

/**
 * The broadcast `chat` of the topics `match:ID` and `team:ID`: what has changed in that chat since the one before, at most once a second and
 * 20 messages a time.
 */
export const chatBroadcast = object({
  /** The oldest first. */
  changes: array(chatChange),
  /** How many new messages of that second were not sent; they are older than those that were. */
  left_out: count,
  /** Who wrote the new messages or is tagged in them, of those who have a name: the readers need not ask for it (CHAT-44). */
  people: optional(array(object({ user_id: rowId, name: profileName })), []),
});
export type ChatBroadcast = InferOutput<typeof chatBroadcast>;
