import type { FunctionsClient } from '@supabase/functions-js';
import { type FootballDataRequest, parseTeams } from '@tribunen/contract';
import type { Competition, Team } from '@tribunen/domain';
import { reportFaults } from '../reportFaults.ts';
import { callFunction } from './callFunction.ts';

/**
 * The teams of a competition. One that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchTeams(
  functions: FunctionsClient,
  { id, dbId }: Pick<Competition, 'id' | 'dbId'>,
): Promise<readonly Team[]> {
  const name = 'football-data';
  const asked: FootballDataRequest = { endpoint: `competitions/${dbId ?? id}/teams`, method: 'GET' };
  const { values, faults } = parseTeams(name, await callFunction(functions, name, asked));
  reportFaults(faults);
  return values;
}
