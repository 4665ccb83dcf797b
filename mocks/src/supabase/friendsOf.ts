import type { Database } from '../database.ts';

/** The same as the database function `friends_of`: a user's friends, without those who block or are blocked. */
export function friendsOf(
  { friendships, user_blocks }: Pick<Database, 'friendships' | 'user_blocks'>,
  user: string,
): ReadonlySet<string> {
  const parted = new Set(
    user_blocks.rows().flatMap(({ user_id, blocked_id }) => {
      if (user_id === user) return [blocked_id];
      return blocked_id === user ? [user_id] : [];
    }),
  );
  const friends = friendships
    .rows(({ user1_id, user2_id }) => [user1_id, user2_id].includes(user))
    .map(({ user1_id, user2_id }) => (user1_id === user ? user2_id : user1_id));
  return new Set(friends.filter((friend) => !parted.has(friend)));
}
