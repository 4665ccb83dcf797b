import type { PostgrestClient } from '@supabase/postgrest-js';
import { parseFriendsFantasyTeams } from '@tribunen/contract';
import type { UserId } from '@tribunen/domain';
import { readRows } from '../tables/rows.ts';

const procedure = 'friends_fantasy_teams';

/**
 * The numbers of the fantasy teams of the spectator's friends; a friend without one is left out.
 *
 * @throws TableError, ContractError
 */
export async function friendsFantasyTeams(tables: PostgrestClient): Promise<ReadonlyMap<UserId, string>> {
  return parseFriendsFantasyTeams(await readRows(procedure, tables.rpc(procedure).throwOnError()));
}
