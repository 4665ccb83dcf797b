import { type SearchTeamAnswer, searchTeamRequest } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

const most = 15;

/**
 * The edge function `search-team`: the teams of every competition whose name contains the text, in upper or lower case.
 */
export const answerSearchTeam: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, searchTeamRequest);
  if (asked === null) return refuse(400, 'Expected {"name": <text>}');
  const wanted = asked.name.toLocaleLowerCase('nb');
  // A team plays in several competitions.
  const byId = new Map((await football.teams()).map((team) => [team.id, team]));
  const teams = [...byId.values()]
    .filter(({ name, shortName }) => `${name ?? ''}\n${shortName ?? ''}`.toLocaleLowerCase('nb').includes(wanted))
    .slice(0, most);
  return Response.json({ teams } satisfies SearchTeamAnswer);
};
