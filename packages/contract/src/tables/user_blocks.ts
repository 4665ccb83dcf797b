import { check, type InferOutput, object, pipe } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** Somebody whom a user has blocked: neither writes to the other, and the user sees nothing of theirs. */
export const userBlockRow = pipe(
  object({ id: rowId, user_id: rowId, blocked_id: rowId, created_at: moment }),
  check((row) => row.user_id !== row.blocked_id, 'Expected two users'),
);
export type UserBlockRow = InferOutput<typeof userBlockRow>;
