import type { FunctionsClient } from '@supabase/functions-js';
import { parseMatchReport } from '@tribunen/contract';
import type { MatchId, MatchReport } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * One match with its report: events, line-ups and details.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchMatch(functions: FunctionsClient, id: MatchId): Promise<MatchReport> {
  const { report, faults } = parseMatchReport('fetch-match', await callFunction(functions, 'fetch-match', { id }));
  reportFaults(faults);
  return report;
}
