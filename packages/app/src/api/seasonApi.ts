import type { Scorer, Standings, TeamDetails } from '@tribunen/contract';
import type { Match, TeamId } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import {
  type CompetitionKey,
  fetchCompetitionMatches,
  fetchScorers,
  fetchStandings,
  fetchTeamDetails,
  fetchTeamMatches,
} from './functions/football-data.ts';

/** The calls of the pages of a competition and of a team, and of the table and the form beside a match. */
export const seasonApi = new ApiPart((access) => {
  const { functions } = access;
  const known = async (answer: Promise<readonly Match[]>): Promise<readonly Match[]> => {
    const matches = await answer;
    return access.gate?.matches(matches) ?? matches;
  };
  return {
    standings: (competition: CompetitionKey): Promise<readonly Standings[]> => fetchStandings(functions, competition),
    competitionMatches: (competition: CompetitionKey): Promise<readonly Match[]> =>
      known(fetchCompetitionMatches(functions, competition)),
    scorers: (competition: CompetitionKey): Promise<readonly Scorer[]> => fetchScorers(functions, competition),
    team: (id: TeamId): Promise<TeamDetails> => fetchTeamDetails(functions, id),
    teamMatches: (id: TeamId): Promise<readonly Match[]> => known(fetchTeamMatches(functions, id)),
  };
});

export type SeasonApi = ReturnType<typeof seasonApi.of>;
