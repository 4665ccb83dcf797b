import { type Football, type ProviderTeam, type SearchTeamAnswer, searchTeamRequest } from '@tribunen/contract';
import { bestFirst, clubs, foldText, namesOfTeam } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { NotKnownYet } from '../NotKnownYet.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

const most = 15;

/** The edge function `search-team`: finds teams of all competitions by name, with the app's own search. */
export const answerSearchTeam: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, searchTeamRequest);
  if (asked === null) return refuse(400, 'Expected {"name": <text>}');
  // The built-in clubs stand in for the teams of a league that have not been fetched. The map lists each team once,
  // also a team that plays in several competitions.
  const [known, fetched] = await Promise.all([knownClubs(football), football.teams()]);
  const byId = new Map([...known, ...fetched].map((team) => [team.id, team]));
  const found =
    foldText(asked.name) === ''
      ? []
      : bestFirst(asked.name, [...byId.values()], ({ id, name, shortName }) =>
          namesOfTeam({ id: String(id), name: name ?? null, shortName: shortName ?? null }),
        );
  const teams = found.slice(0, most);
  return Response.json({ teams } satisfies SearchTeamAnswer);
};

/**
 * The well-known clubs of the offered leagues (COMP-5); all well-known clubs until the competitions have been fetched.
 */
async function knownClubs(football: Pick<Football, 'competitions'>): Promise<readonly ProviderTeam[]> {
  const offered = await offeredCodes(football);
  return clubs
    .filter(({ league }) => offered === null || offered.has(league))
    .map(({ team }) => ({ ...team, id: Number(team.id) }));
}

async function offeredCodes(football: Pick<Football, 'competitions'>): Promise<ReadonlySet<string> | null> {
  try {
    return new Set((await football.competitions()).map(({ code }) => code));
  } catch (error) {
    if (error instanceof NotKnownYet) return null;
    throw error;
  }
}
