import { parseCompetitions, parseSearchedTeams, type SearchTeamRequest } from '@tribunen/contract';
import {
  type Competition,
  fallbackCompetitions,
  isAllowedCompetition,
  orderCompetitions,
  type Team,
} from '@tribunen/domain';
import type { FunctionsClient } from '@supabase/functions-js';
import { BackendPart } from './access/BackendPart.ts';
import { reportFaults } from './access/reportFaults.ts';
import { callFunction } from './functions/callFunction.ts';
import { type CompetitionKey, fetchTeams } from './functions/football-data.ts';

/** The calls that fill a choice of competitions and teams. A failure is logged and answered by a stand-in: nothing here throws. */
export const competitionsBackend = new BackendPart(({ functions }) => ({
  /** The competitions to choose from; those of COMP-4 when the list cannot be loaded. */
  competitions: (where: 'follows' | 'picker'): Promise<readonly Competition[]> =>
    orElse(fetchCompetitions(functions), fallbackCompetitions(where), 'competitions'),

  /** The teams of a competition; none when they cannot be loaded (COMP-7). */
  teams: (competition: CompetitionKey): Promise<readonly Team[]> =>
    orElse(fetchTeams(functions, competition), [], `teams of ${competition.id}`),

  /** The teams of all competitions with this text in their name; none when they cannot be searched for (COMP-7). */
  searchTeams: (text: string): Promise<readonly Team[]> => orElse(searchTeam(functions, text), [], 'teams by name'),
}));

export type CompetitionsBackend = ReturnType<typeof competitionsBackend.of>;

/** The competitions that the app offers (COMP-1), the top leagues first (COMP-2). */
async function fetchCompetitions(functions: FunctionsClient): Promise<readonly Competition[]> {
  const name = 'competitions';
  const { values, faults } = parseCompetitions(name, await callFunction(functions, name));
  reportFaults(faults);
  return orderCompetitions(values.filter(({ id }) => isAllowedCompetition(id)));
}

async function searchTeam(functions: FunctionsClient, text: string): Promise<readonly Team[]> {
  const asked: SearchTeamRequest = { name: text.trim() };
  const { values, faults } = parseSearchedTeams(await callFunction(functions, 'search-team', asked));
  reportFaults(faults);
  return values;
}

function orElse<Value>(load: Promise<Value>, standIn: Value, subject: string): Promise<Value> {
  return load.catch((error: unknown) => {
    console.error(`Could not load the ${subject}`, error);
    return standIn;
  });
}
