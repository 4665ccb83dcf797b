import { check, type InferOutput, object, pipe } from 'valibot';
import { moment, rowId } from '../columns.ts';

/**
 * A user whom another user has blocked: neither can write to the other, and the user who has blocked sees no messages
 * of the other.
 */
export const userBlockRow = pipe(
  object({ id: rowId, user_id: rowId, blocked_id: rowId, created_at: moment }),
  check((row) => row.user_id !== row.blocked_id, 'Expected two users'),
);
export type UserBlockRow = InferOutput<typeof userBlockRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostBlocks = 500;
