import { type TeamsAnswer, teamsRequest } from '@tribunen/contract';
import type { EdgeFunction, FunctionContext } from './EdgeFunction.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { seasonOf } from './seasonOf.ts';
import { toProviderTeam } from './toProviderTeam.ts';

/** The edge function `teams`: the teams of one competition. */
export const answerTeams: EdgeFunction = async (request, { matches }) => {
  const asked = await readAsked(request, teamsRequest);
  return asked === null
    ? refuse(400, 'Expected {"competitionId": <id or code>}')
    : listTeams(matches, asked.competitionId);
};

/**
 * The teams of a competition, or a 404 when it is not played.
 *
 * @example
 * listTeams(matches, 'PL');
 */
export function listTeams(matches: FunctionContext['matches'], competition: string | number): Response {
  const season = seasonOf(matches.seasons, competition);
  if (season === null) return refuse(404, `There is no competition ${competition}`);
  return Response.json({ teams: season.teams.map(toProviderTeam) } satisfies TeamsAnswer);
}
