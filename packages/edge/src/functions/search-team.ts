import { type ProviderTeam, type SearchTeamAnswer, searchTeamRequest } from '@tribunen/contract';
import { bestFirst, clubs, foldText, namesOfTeam } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

const most = 15;
const knownClubs: readonly ProviderTeam[] = clubs.map(({ team }) => ({ ...team, id: Number(team.id) }));

/**
 * The edge function `search-team`: the teams of every competition that are found by their name, as the app searches.
 */
export const answerSearchTeam: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, searchTeamRequest);
  if (asked === null) return refuse(400, 'Expected {"name": <text>}');
  // A team plays in several competitions. Until a league's teams are fetched, the clubs that are known without a request stand for them.
  const byId = new Map([...knownClubs, ...(await football.teams())].map((team) => [team.id, team]));
  const found =
    foldText(asked.name) === ''
      ? []
      : bestFirst(asked.name, [...byId.values()], ({ id, name, shortName }) =>
          namesOfTeam({ id: String(id), name: name ?? null, shortName: shortName ?? null }),
        );
  const teams = found.slice(0, most);
  return Response.json({ teams } satisfies SearchTeamAnswer);
};
