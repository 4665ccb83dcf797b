import type { PostgrestClient } from '@supabase/postgrest-js';
import { toFantasyPlayerName } from '@tribunen/contract';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

/**
 * The names of the players in a spectator's fantasy squad.
 *
 * @throws TableError
 */
export async function selectFantasyPlayers(tables: PostgrestClient, userId: string): Promise<readonly string[]> {
  const rows = await readRows(
    'user_fantasy_players',
    tables.from('user_fantasy_players').select('player_name').eq('user_id', userId).throwOnError(),
  );
  return parseRows(rows, toFantasyPlayerName);
}
