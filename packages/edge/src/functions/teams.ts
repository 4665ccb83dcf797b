import { type TeamsAnswer, teamsRequest } from '@tribunen/contract';
import type { EdgeFunction, FunctionContext } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/** The edge function `teams`: the teams of one competition. */
export const answerTeams: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, teamsRequest);
  return asked === null
    ? refuse(400, 'Expected {"competitionId": <id or code>}')
    : listTeams(football, String(asked.competitionId));
};

/** The teams of a competition; a 404 when the app does not offer it. */
export async function listTeams(football: FunctionContext['football'], competition: string): Promise<Response> {
  const teams = await football.teamsOf(competition);
  if (teams === null) return refuse(404, `There is no competition ${competition}`);
  return Response.json({ teams: [...teams] } satisfies TeamsAnswer);
}
