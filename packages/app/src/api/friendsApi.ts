import { toFriendship } from '@tribunen/contract';
import type { Friendship, FriendshipId, StarColumn, UserId } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { lineOf } from './realtime/RealtimeLine.ts';
import { subscribeToOwnRows } from './realtime/subscribeToOwnRows.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { parseRows, readRows } from './tables/rows.ts';

const table = 'friendships';

/** The spectator's friendships. */
export const friendsApi = new ApiPart((access) => {
  const { tables } = access;
  return {
    /**
     * The friendships of a spectator, oldest first. A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async friendships(reader: UserId): Promise<readonly Friendship[]> {
      const friendships = tables
        .from(table)
        .select('*')
        .or(`user1_id.eq.${reader},user2_id.eq.${reader}`)
        .order('created_at', { ascending: true })
        .order('id', { ascending: true });
      return parseRows(await readRows(table, friendships.throwOnError()), toFriendship);
    },

    /**
     * Sets the spectator's star for a friend (PEOPLE-4).
     *
     * @param column the result of domain's `starColumn`
     * @returns false when the friendship has ended
     * @throws TableError
     */
    async star(id: FriendshipId, column: StarColumn, isStarFriend: boolean): Promise<boolean> {
      const change = { [column]: isStarFriend };
      const starred = tables.from(table).update(change).eq('id', id).select('id').throwOnError();
      return (await readRows(table, starred)).length > 0;
    },

    /**
     * Ends a friendship.
     *
     * @returns false when it had ended already
     * @throws TableError
     */
    async end(id: FriendshipId): Promise<boolean> {
      const ended = tables.from(table).delete().eq('id', id).select('id').throwOnError();
      return (await readRows(table, ended)).length > 0;
    },

    /**
     * Listens to changes of the spectator's friendships, whether the spectator is user 1 or user 2.
     *
     * @returns a function that ends the subscription
     */
    subscribe: (reader: UserId, listener: RowsListener<Friendship>): (() => void) =>
      subscribeToOwnRows(
        lineOf(access),
        reader,
        { table, filters: [`user1_id=eq.${reader}`, `user2_id=eq.${reader}`], translate: toFriendship },
        listener,
      ),
  };
});

export type FriendsApi = ReturnType<typeof friendsApi.of>;
