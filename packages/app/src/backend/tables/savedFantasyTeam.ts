import type { PostgrestClient } from '@supabase/postgrest-js';
import { toSavedFantasyTeam } from '@tribunen/contract';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

const table = 'profiles';

/**
 * The number of the fantasy team that a spectator has saved; null when there is none.
 *
 * @throws TableError
 */
export async function selectSavedFantasyTeam(tables: PostgrestClient, userId: string): Promise<string | null> {
  const select = tables.from(table).select('fantasy_team_id').eq('user_id', userId).throwOnError();
  return parseRows(await readRows(table, select), toSavedFantasyTeam)[0] ?? null;
}

/**
 * Saves the number of a spectator's fantasy team. Who has no profile yet gets one.
 *
 * @throws TableError
 */
export async function updateSavedFantasyTeam(tables: PostgrestClient, userId: string, teamId: string): Promise<void> {
  const saved = { fantasy_team_id: teamId };
  const update = tables.from(table).update(saved).eq('user_id', userId).select('user_id').throwOnError();
  const updated = await readRows(table, update);
  if (updated.length > 0) return;
  await readRows(
    table,
    tables
      .from(table)
      .insert({ user_id: userId, ...saved })
      .select('user_id')
      .throwOnError(),
  );
}
