import type { FunctionsClient } from '@supabase/functions-js';
import {
  type ContractFault,
  type FootballDataRequest,
  parseMatches,
  parseScorers,
  parseStandings,
  parseTeamDetails,
  parseTeams,
  type Scorer,
  type Standings,
  type TeamDetails,
} from '@tribunen/contract';
import type { Competition, Match, Team, TeamId } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { callFunction } from './callFunction.ts';

const name = 'football-data';

/** The key of a competition in the address: its number if that is known, otherwise its code. */
export type CompetitionKey = Pick<Competition, 'id' | 'dbId'>;

/**
 * The teams of a competition. A team that breaks the contract is left out and reported.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchTeams(functions: FunctionsClient, competition: CompetitionKey): Promise<readonly Team[]> {
  const answer = await ask(functions, `competitions/${keyOf(competition)}/teams`);
  return known(parseTeams(name, answer));
}

/**
 * The tables of a competition: total, at home and away, by group.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchStandings(
  functions: FunctionsClient,
  competition: CompetitionKey,
): Promise<readonly Standings[]> {
  const { standings, faults } = parseStandings(await ask(functions, `competitions/${keyOf(competition)}/standings`));
  reportFaults(faults);
  return standings;
}

/**
 * Every known match of a competition's season, by kick-off.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchCompetitionMatches(
  functions: FunctionsClient,
  competition: CompetitionKey,
): Promise<readonly Match[]> {
  return known(parseMatches(name, await ask(functions, `competitions/${keyOf(competition)}/matches`)));
}

/**
 * The top scorers of a competition, the best first.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchScorers(
  functions: FunctionsClient,
  competition: CompetitionKey,
): Promise<readonly Scorer[]> {
  return known(parseScorers(await ask(functions, `competitions/${keyOf(competition)}/scorers`)));
}

/**
 * A team with its competitions and its squad.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchTeamDetails(functions: FunctionsClient, id: TeamId): Promise<TeamDetails> {
  const { details, faults } = parseTeamDetails(await ask(functions, `teams/${id}`));
  reportFaults(faults);
  return details;
}

/**
 * A team's matches in all its competitions, by kick-off.
 *
 * @throws FunctionError, ContractError
 */
export async function fetchTeamMatches(functions: FunctionsClient, id: TeamId): Promise<readonly Match[]> {
  return known(parseMatches(name, await ask(functions, `teams/${id}/matches`)));
}

function ask(functions: FunctionsClient, endpoint: string): Promise<unknown> {
  return callFunction(functions, name, { endpoint, method: 'GET' } satisfies FootballDataRequest);
}

function keyOf({ id, dbId }: CompetitionKey): string {
  return encodeURIComponent(String(dbId ?? id));
}

function known<Value>({
  values,
  faults,
}: {
  readonly values: readonly Value[];
  readonly faults: readonly ContractFault[];
}): readonly Value[] {
  reportFaults(faults);
  return values;
}
