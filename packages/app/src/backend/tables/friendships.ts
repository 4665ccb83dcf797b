import type { PostgrestClient } from '@supabase/postgrest-js';
import { toFriendship } from '@tribunen/contract';
import type { Friendship, FriendshipId, StarColumn, UserId } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

const table = 'friendships';

/**
 * The friendships of a spectator, oldest first. A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectFriendships(tables: PostgrestClient, reader: UserId): Promise<readonly Friendship[]> {
  const friendships = tables
    .from(table)
    .select('*')
    .or(`user1_id.eq.${reader},user2_id.eq.${reader}`)
    .order('created_at', { ascending: true })
    .order('id', { ascending: true });
  return parseRows(await readRows(table, friendships.throwOnError()), toFriendship);
}

/**
 * Sets the spectator's star for a friend (PEOPLE-4).
 *
 * @param column as `starColumn` of domain says
 * @returns false when there is no such friendship any more
 * @throws TableError
 */
export async function updateStar(
  tables: PostgrestClient,
  id: FriendshipId,
  column: StarColumn,
  isStarFriend: boolean,
): Promise<boolean> {
  const starred = tables
    .from(table)
    .update({ [column]: isStarFriend })
    .eq('id', id)
    .select('id')
    .throwOnError();
  return (await readRows(table, starred)).length > 0;
}

/**
 * Ends a friendship.
 *
 * @returns false when it had ended already
 * @throws TableError
 */
export async function deleteFriendship(tables: PostgrestClient, id: FriendshipId): Promise<boolean> {
  const ended = tables.from(table).delete().eq('id', id).select('id').throwOnError();
  return (await readRows(table, ended)).length > 0;
}
