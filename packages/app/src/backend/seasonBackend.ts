import type { Scorer, Standings, TeamDetails } from '@tribunen/contract';
import type { Competition, Match, TeamId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import {
  fetchCompetitionMatches,
  fetchScorers,
  fetchStandings,
  fetchTeamDetails,
  fetchTeamMatches,
} from './functions/football-data.ts';

type CompetitionKey = Pick<Competition, 'id' | 'dbId'>;

/** What the pages of a competition and of a team ask of the backend, and the table and the form beside a match. */
export interface SeasonBackend {
  standings(competition: CompetitionKey): Promise<readonly Standings[]>;
  competitionMatches(competition: CompetitionKey): Promise<readonly Match[]>;
  scorers(competition: CompetitionKey): Promise<readonly Scorer[]>;
  team(id: TeamId): Promise<TeamDetails>;
  teamMatches(id: TeamId): Promise<readonly Match[]>;
}

export const seasonBackend = new BackendPart<SeasonBackend>(({ functions }) => ({
  standings: (competition) => fetchStandings(functions, competition),
  competitionMatches: (competition) => fetchCompetitionMatches(functions, competition),
  scorers: (competition) => fetchScorers(functions, competition),
  team: (id) => fetchTeamDetails(functions, id),
  teamMatches: (id) => fetchTeamMatches(functions, id),
}));
