import { check, type InferOutput, nullable, object, pipe } from 'valibot';
import { moment, rowId } from '../columns.ts';
import { hasMessageContent, messageColumns } from '../textColumns.ts';

/**
 * One direct message. The sender or recipient becomes null when that user deletes the account; when both have, the
 * message is deleted.
 */
export const messageRow = pipe(
  object({
    id: rowId,
    sender_id: nullable(rowId),
    recipient_id: nullable(rowId),
    ...messageColumns,
    created_at: moment,
  }),
  hasMessageContent(),
  check((row) => row.sender_id === null || row.sender_id !== row.recipient_id, 'Expected two users'),
);
export type MessageRow = InferOutput<typeof messageRow>;
