import { parseCompetitions, parseSearchedTeams, searchTeamRequest } from '@tribunen/contract';
import { clubIdOf, clubs, type Competition, isAllowedCompetition, type Team } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { ApiPart } from './access/ApiPart.ts';
import { reportFaults } from './access/reportFaults.ts';
import { callFunction } from './functions/callFunction.ts';
import { type CompetitionKey, fetchTeams } from './functions/football-data.ts';

/** The calls for the lists from which a reader chooses competitions and teams. */
export const competitionsApi = new ApiPart(({ functions }) => ({
  /**
   * The competitions that the app offers (COMP-1). A competition that breaks the contract is left out and
   * reported.
   *
   * @throws FunctionError, ContractError
   */
  async competitions(): Promise<readonly Competition[]> {
    const name = 'competitions';
    const { values, faults } = parseCompetitions(name, await callFunction(functions, name));
    reportFaults(faults);
    return values.filter(({ id }) => isAllowedCompetition(id));
  },

  /**
   * The teams of a competition.
   *
   * @throws FunctionError, ContractError
   */
  teams: (competition: CompetitionKey): Promise<readonly Team[]> => fetchTeams(functions, competition),

  /**
   * The teams of all competitions with a text in their name. A club with exactly this name is found without a call
   * (COMP-5). A team that breaks the contract is left out and reported.
   *
   * @throws FunctionError, ContractError
   */
  async searchTeams(text: string): Promise<readonly Team[]> {
    const known = clubIdOf(text);
    if (known !== null) return clubs.flatMap(({ team }) => (team.id === known ? [team] : []));
    const asked = safeParse(searchTeamRequest, { name: text });
    // No team has such a name.
    if (!asked.success) return [];
    const { values, faults } = parseSearchedTeams(await callFunction(functions, 'search-team', asked.output));
    reportFaults(faults);
    return values;
  },
}));

export type CompetitionsApi = ReturnType<typeof competitionsApi.of>;
