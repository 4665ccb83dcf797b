import type { Database } from '../../database.ts';
import type { Who } from '@tribunen/protocol';

/** The ids of the caller's friends; nobody's for a caller who is not signed in. */
export function friendsOfCaller({ friendships }: Pick<Database, 'friendships'>, who: Who): ReadonlySet<string> {
  const caller = who.role === 'authenticated' ? who.id : null;
  return new Set(
    friendships.rows().flatMap(({ user1_id, user2_id }) => {
      if (user1_id === caller) return [user2_id];
      return user2_id === caller ? [user1_id] : [];
    }),
  );
}
