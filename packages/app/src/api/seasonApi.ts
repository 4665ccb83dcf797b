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

/** The calls of the pages of a competition and of a team, and of a match's table and form. */
export const seasonApi = new ApiPart((access) => {
  const { functions } = access;
  const known = async (answer: Promise<readonly Match[]>): Promise<readonly Match[]> => {
    const matches = await answer;
    return access.gate?.matches(matches) ?? matches;
  };
  return {
    async standings(competition: CompetitionKey): Promise<readonly Standings[]> {
      const standings = await fetchStandings(functions, competition);
      const { gate } = access;
      if (gate?.isHolding() !== true) return standings;
      const season = await fetchCompetitionMatches(functions, competition);
      const { standingsAsKnown } = await import('./seasonAsKnown.ts');
      return standingsAsKnown(standings, competition, season, gate);
    },
    competitionMatches: (competition: CompetitionKey): Promise<readonly Match[]> =>
      known(fetchCompetitionMatches(functions, competition)),
    async scorers(competition: CompetitionKey): Promise<readonly Scorer[]> {
      const scorers = await fetchScorers(functions, competition);
      const { gate } = access;
      if (gate?.isHolding() !== true) return scorers;
      const season = await fetchCompetitionMatches(functions, competition);
      const { scorersAsKnown } = await import('./seasonAsKnown.ts');
      return scorersAsKnown(scorers, season, gate);
    },
    team: (id: TeamId): Promise<TeamDetails> => fetchTeamDetails(functions, id),
    teamMatches: (id: TeamId): Promise<readonly Match[]> => known(fetchTeamMatches(functions, id)),
  };
});

export type SeasonApi = ReturnType<typeof seasonApi.of>;
