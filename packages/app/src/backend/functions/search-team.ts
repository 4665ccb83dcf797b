import type { FunctionsClient } from '@supabase/functions-js';
import { parseSearchedTeams, type SearchTeamRequest } from '@tribunen/contract';
import type { Team } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The teams of all competitions with this text in their name. One that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function searchTeam(functions: FunctionsClient, text: string): Promise<readonly Team[]> {
  const asked: SearchTeamRequest = { name: text.trim() };
  const { values, faults } = parseSearchedTeams(await callFunction(functions, 'search-team', asked));
  reportFaults(faults);
  return values;
}
