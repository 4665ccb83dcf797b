import { type SearchTeamAnswer, searchTeamRequest } from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { toProviderTeam } from './toProviderTeam.ts';

const most = 15;

/**
 * The edge function `search-team`: the teams of every competition whose name contains the text, in upper or lower case.
 */
export const answerSearchTeam: EdgeFunction = async (request, { matches }) => {
  const asked = await readAsked(request, searchTeamRequest);
  if (asked === null) return refuse(400, 'Expected {"name": <text>}');
  const wanted = asked.name.toLocaleLowerCase('nb');
  const teams = matches.seasons
    .flatMap((season) => season.teams)
    .filter(({ name, shortName }) => `${name}\n${shortName}`.toLocaleLowerCase('nb').includes(wanted))
    .slice(0, most)
    .map(toProviderTeam);
  return Response.json({ teams } satisfies SearchTeamAnswer);
};
