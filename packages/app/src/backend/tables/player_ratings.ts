import type { PostgrestClient } from '@supabase/postgrest-js';
import { toPlayerRating } from '@tribunen/contract';
import type { PlayerId, PlayerRating } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './readRows.ts';

const table = 'player_ratings';

/**
 * Every rating of some players. A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectRatings(
  tables: PostgrestClient,
  players: readonly PlayerId[],
): Promise<readonly PlayerRating[]> {
  const rows = await readRows(table, tables.from(table).select('*').in('player_id', players).throwOnError());
  return parseRows(rows, toPlayerRating);
}
