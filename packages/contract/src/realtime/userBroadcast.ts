import { boolean, type InferOutput, literal, null_, nullable, object, picklist, string, variant } from 'valibot';
import { jsonObject, moment, rowId } from '../columns.ts';

const origin = {
  schema: literal('public'),
  table: picklist(['user_follows', 'friendships', 'messages', 'message_reads', 'invitations', 'hidden_results']),
  /** When the row was written. */
  at: moment,
};

/**
 * The broadcast `row` of the topic `user:ID`: a change of a row that the user may read, sent at once. For a deleted row
 * it has only the id.
 */
export const rowBroadcast = variant('operation', [
  object({ ...origin, operation: literal('INSERT'), record: jsonObject, old_record: null_() }),
  object({ ...origin, operation: literal('UPDATE'), record: jsonObject, old_record: nullable(jsonObject) }),
  object({ ...origin, operation: literal('DELETE'), record: null_(), old_record: object({ id: rowId }) }),
]);
export type RowBroadcast = InferOutput<typeof rowBroadcast>;

/** The broadcast `present` of the topic `user:ID`: a friend came, left, or opened another match. */
export const presentBroadcast = object({
  user_id: rowId,
  /** The match that the friend has open. */
  match_id: nullable(string()),
  /** Whether the friend is online. */
  here: boolean(),
});
export type PresentBroadcast = InferOutput<typeof presentBroadcast>;
