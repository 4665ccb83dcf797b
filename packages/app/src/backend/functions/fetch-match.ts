import type { SupabaseClient } from '@supabase/supabase-js';
import { type MatchReport, parseMatchReport } from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * One match with all that is told of it.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchMatch(client: SupabaseClient, id: MatchId): Promise<MatchReport> {
  const { report, faults } = parseMatchReport('fetch-match', await callFunction(client, 'fetch-match', { id }));
  reportFaults(faults);
  return report;
}
