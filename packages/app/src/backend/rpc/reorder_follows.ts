import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ReorderFollowsRequest } from '@tribunen/contract';
import type { PrioritiesByKind } from '@tribunen/domain';
import { readRows } from '../tables/rows.ts';

const procedure = 'reorder_follows';

/**
 * Gives the spectator's follows new priorities, all of them or none. Competitions and teams are sent apart, each only when there are some
 * (FOLLOW-12). A follow that is gone is left out.
 *
 * @throws TableError
 */
export async function reorderFollows(tables: PostgrestClient, placed: PrioritiesByKind): Promise<void> {
  const asked = {
    ...(placed.competition && { competitions: [...placed.competition] }),
    ...(placed.team && { teams: [...placed.team] }),
    ...(placed.player && { players: [...placed.player] }),
  } satisfies ReorderFollowsRequest;
  await readRows(procedure, tables.rpc(procedure, asked).throwOnError());
}
