import type { UserId } from '@tribunen/domain';
import { check, type InferOutput, object, pipe } from 'valibot';
import { userId } from '../brands.ts';
import { moment, rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** A user whose messages another user does not want to see in the chats. */
export const userMuteRow = pipe(
  object({ id: rowId, user_id: rowId, muted_id: rowId, created_at: moment }),
  check((row) => row.user_id !== row.muted_id, 'Expected two users'),
);
export type UserMuteRow = InferOutput<typeof userMuteRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostMutes = 500;

/** The user whom one row mutes. */
export const toMutedUserId = rowTranslation('user_mutes', object({ muted_id: userId }), (row): UserId => row.muted_id);
