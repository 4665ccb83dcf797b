import type { ReadPosition } from '@tribunen/domain';
import { check, type InferOutput, object, pipe } from 'valibot';
import { userId, utcInstant } from '../brands.ts';
import { moment, rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** How far a user has read a friend's messages: when the newest message that the user has read was written. */
export const messageReadRow = pipe(
  object({ id: rowId, user_id: rowId, friend_id: rowId, read_until: moment }),
  check((row) => row.user_id !== row.friend_id, 'Expected two users'),
);
export type MessageReadRow = InferOutput<typeof messageReadRow>;

/** One row as the domain's read position. */
export const toReadPosition = rowTranslation(
  'message_reads',
  object({ id: rowId, friend_id: userId, read_until: utcInstant }),
  ({ id, friend_id: friendId, read_until: readUntil }): ReadPosition => ({ id, friendId, readUntil }),
);
