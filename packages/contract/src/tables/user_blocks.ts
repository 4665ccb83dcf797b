import type { UserId } from '@tribunen/domain';
import { check, type InferOutput, object, pipe } from 'valibot';
import { userId } from '../brands.ts';
import { moment, rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

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

/** The user whom one row blocks. */
export const toBlockedUserId = rowTranslation(
  'user_blocks',
  object({ blocked_id: userId }),
  (row): UserId => row.blocked_id,
);
