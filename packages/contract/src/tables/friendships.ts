import { boolean, check, type InferOutput, object, pipe } from 'valibot';
import { moment, rowId } from '../columns.ts';

/** How many friends a user can have. */
export const mostFriends = 500;

/**
 * Two friends, and each friend's star for the other. A friendship has one row: user 1 is the user whose id sorts first.
 */
export const friendshipRow = pipe(
  object({
    id: rowId,
    user1_id: rowId,
    user2_id: rowId,
    is_star_friend_user1: boolean(),
    is_star_friend_user2: boolean(),
    created_at: moment,
  }),
  check((row) => row.user1_id < row.user2_id, 'Expected two users, the first id before the second'),
);
export type FriendshipRow = InferOutput<typeof friendshipRow>;
