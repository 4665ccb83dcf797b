import type { PostgrestClient } from '@supabase/postgrest-js';
import { toReadPosition } from '@tribunen/contract';
import type { ReadPosition, UserId, UtcInstant } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

const table = 'message_reads';

/**
 * How far the spectator has read each friend (CHAT-29).
 *
 * @throws TableError
 */
export async function selectReadPositions(tables: PostgrestClient, reader: UserId): Promise<readonly ReadPosition[]> {
  const positions = tables.from(table).select('*').eq('user_id', reader).throwOnError();
  return parseRows(await readRows(table, positions), toReadPosition);
}

/**
 * Notes how far the spectator has read a friend. The database keeps the furthest position (CHAT-30).
 *
 * @throws TableError
 */
export async function upsertReadPosition(
  tables: PostgrestClient,
  friend: UserId,
  readUntil: UtcInstant,
): Promise<void> {
  const position = { friend_id: friend, read_until: readUntil };
  const saved = tables.from(table).upsert(position, { onConflict: 'user_id,friend_id' }).select('id').throwOnError();
  await readRows(table, saved);
}
