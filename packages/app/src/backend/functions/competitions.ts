import type { FunctionsClient } from '@supabase/functions-js';
import { parseCompetitions } from '@tribunen/contract';
import { type Competition, isAllowedCompetition, orderCompetitions } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The competitions that the app offers (COMP-1), the top leagues first (COMP-2). One that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchCompetitions(functions: FunctionsClient): Promise<readonly Competition[]> {
  const name = 'competitions';
  const { values, faults } = parseCompetitions(name, await callFunction(functions, name));
  reportFaults(faults);
  return orderCompetitions(values.filter(({ id }) => isAllowedCompetition(id)));
}
