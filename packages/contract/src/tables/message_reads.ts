import { check, type InferOutput, object, pipe } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** How far a user has read a friend's messages: when the newest message that the user has read was written. */
export const messageReadRow = pipe(
  object({ id: rowId, user_id: rowId, friend_id: rowId, read_until: moment }),
  check((row) => row.user_id !== row.friend_id, 'Expected two users'),
);
export type MessageReadRow = InferOutput<typeof messageReadRow>;
