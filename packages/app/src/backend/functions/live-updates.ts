import type { SupabaseClient } from '@supabase/supabase-js';
import { type LiveUpdates, parseLiveUpdates } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The newest events of all matches but those whose ids are known, and when to ask again.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchLiveUpdates(
  client: SupabaseClient,
  competitionIdOf: (match: MatchId) => string | null,
  known?: ReadonlySet<string>,
): Promise<LiveUpdates> {
  const updates = parseLiveUpdates(await callFunction(client, 'live-updates'), competitionIdOf, known);
  reportFaults(updates.faults);
  return updates;
}
