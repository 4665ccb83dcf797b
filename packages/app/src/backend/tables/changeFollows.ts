import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Follow, FollowId } from '@tribunen/domain';
import { readRows } from './rows.ts';

const table = 'user_follows';

/**
 * Adds to what the spectator follows, all or none. Something that is followed already stays as it is (FOLLOW-5).
 *
 * @throws TableError
 */
export async function insertFollows(tables: PostgrestClient, follows: readonly Follow[]): Promise<void> {
  const rows = follows.map(({ id, entityType, entityId, displayName, crestUrl, priority, notifications }) => ({
    id,
    entity_type: entityType,
    entity_id: entityId,
    display_name: displayName,
    crest_url: crestUrl,
    priority,
    notifications,
  }));
  const added = tables
    .from(table)
    .upsert(rows, { onConflict: 'user_id,entity_type,entity_id', ignoreDuplicates: true })
    .select('id');
  await readRows(table, added.throwOnError());
}

/**
 * Removes something from what the spectator follows. What is gone already is no failure.
 *
 * @throws TableError
 */
export async function deleteFollow(tables: PostgrestClient, id: FollowId): Promise<void> {
  await readRows(table, tables.from(table).delete().eq('id', id).select('id').throwOnError());
}

/**
 * Switches the notifications of a follow.
 *
 * @returns false when there is no such follow any more
 * @throws TableError
 */
export async function updateNotifications(
  tables: PostgrestClient,
  id: FollowId,
  notifications: boolean,
): Promise<boolean> {
  const switched = tables.from(table).update({ notifications }).eq('id', id).select('id').throwOnError();
  return (await readRows(table, switched)).length > 0;
}
