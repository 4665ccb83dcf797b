import type { FunctionsClient } from '@supabase/functions-js';
import {
  type FantasyRequest,
  mostFantasyTeams,
  parseFantasyGameweek,
  parseFantasyPicks,
  parseFantasyTeam,
} from '@tribunen/contract';
import type { FantasyGameweek, FantasyPick } from '@tribunen/domain';
import { callFunction } from './callFunction.ts';

function ask(functions: FunctionsClient, request: FantasyRequest): Promise<unknown> {
  return callFunction(functions, 'fantasy-premier-league', request);
}

/**
 * The name of a manager's team.
 *
 * @throws FunctionError, ContractError
 */
export async function fantasyTeamName(functions: FunctionsClient, teamId: string): Promise<string> {
  return parseFantasyTeam(await ask(functions, { action: 'team', teamId })).name;
}

/**
 * A manager's squad: the eleven, then the bench.
 *
 * @throws FunctionError, ContractError
 */
export async function fantasyPicks(functions: FunctionsClient, teamId: string): Promise<readonly FantasyPick[]> {
  return parseFantasyPicks(await ask(functions, { action: 'picks', teamId }));
}

/**
 * How the gameweek stands for some managers. Beyond the most that are answered at once, the last are left out.
 *
 * @throws FunctionError, ContractError
 */
export async function fantasyGameweek(
  functions: FunctionsClient,
  teamIds: readonly string[],
): Promise<FantasyGameweek> {
  return parseFantasyGameweek(
    await ask(functions, { action: 'gameweek', teamIds: teamIds.slice(0, mostFantasyTeams) }),
  );
}
