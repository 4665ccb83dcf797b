import type { PostgrestClient } from '@supabase/postgrest-js';
import { toFantasyPlayerName, toFantasyPlayers } from '@tribunen/contract';
import type { FantasyPick } from '@tribunen/domain';
import { parseRows } from '../tables/parseRows.ts';
import { readRows } from '../tables/rows.ts';

const procedure = 'replace_fantasy_players';

/**
 * Puts a squad in the place of the spectator's own: whole, or not at all. Answers the names that are stored now.
 *
 * @throws TableError
 */
export async function replaceFantasyPlayers(
  tables: PostgrestClient,
  picks: readonly FantasyPick[],
): Promise<readonly string[]> {
  const call = tables.rpc(procedure, toFantasyPlayers(picks)).throwOnError();
  return parseRows(await readRows(procedure, call), toFantasyPlayerName);
}
