import type { FunctionsClient } from '@supabase/functions-js';
import { parsePlayers, parseTeams, type Player, type PremierLeagueRequest } from '@tribunen/contract';
import type { Team, TeamId } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

const name = 'premier-league-data';

/**
 * The teams of the Premier League. One that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchPremierLeagueTeams(functions: FunctionsClient): Promise<readonly Team[]> {
  const asked: PremierLeagueRequest = { action: 'teams' };
  const { values, faults } = parseTeams(name, await callFunction(functions, name, asked));
  reportFaults(faults);
  return values;
}

/**
 * The players of a team of the Premier League. One that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchPlayers(functions: FunctionsClient, teamId: TeamId): Promise<readonly Player[]> {
  const asked: PremierLeagueRequest = { action: 'players', params: { teamId } };
  const { values, faults } = parsePlayers(await callFunction(functions, name, asked));
  reportFaults(faults);
  return values;
}
