import { type Competition, fallbackCompetitions, type Team } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { fetchCompetitions } from './functions/competitions.ts';
import { fetchTeams } from './functions/football-data.ts';
import { searchTeam } from './functions/search-team.ts';

/** What a choice of competitions and teams asks of the backend. A failure is logged and has a stand-in: nothing here throws. */
export interface CompetitionsBackend {
  /** The competitions to choose from; those of COMP-4 when the list cannot be loaded. */
  competitions(where: 'follows' | 'picker'): Promise<readonly Competition[]>;
  /** The teams of a competition; none when they cannot be loaded (COMP-7). */
  teams(competition: Pick<Competition, 'id' | 'dbId'>): Promise<readonly Team[]>;
  /** The teams of all competitions with this text in their name; none when they cannot be searched for (COMP-7). */
  searchTeams(text: string): Promise<readonly Team[]>;
}

export const competitionsBackend = new BackendPart<CompetitionsBackend>(({ functions }) => ({
  competitions: (where) => orElse(fetchCompetitions(functions), fallbackCompetitions(where), 'competitions'),
  teams: (competition) => orElse(fetchTeams(functions, competition), [], `teams of ${competition.id}`),
  searchTeams: (text) => orElse(searchTeam(functions, text), [], 'teams by name'),
}));

function orElse<Value>(load: Promise<Value>, standIn: Value, what: string): Promise<Value> {
  return load.catch((error: unknown) => {
    console.error(`Could not load the ${what}`, error);
    return standIn;
  });
}
