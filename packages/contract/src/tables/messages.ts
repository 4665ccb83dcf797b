import { check, type InferOutput, object, pipe } from 'valibot';
import { messageContent, moment, rowId } from '../columns.ts';

/** One direct message. */
export const messageRow = pipe(
  object({
    id: rowId,
    sender_id: rowId,
    recipient_id: rowId,
    content: messageContent,
    created_at: moment,
  }),
  check((row) => row.sender_id !== row.recipient_id, 'Expected two users'),
);
export type MessageRow = InferOutput<typeof messageRow>;
