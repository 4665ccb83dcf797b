import { fantasyRequest, type FantasyPicksAnswer, type FantasyTeamAnswer } from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';
import { fantasyTeamName } from './fantasyTeamName.ts';
import { pickFantasySquad } from './pickFantasySquad.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { seasonOf } from './seasonOf.ts';

/** As many managers as the official game has, more or less: nobody has a higher number. */
const managers = 12_000_000;

/** The edge function `fantasy-premier-league`: a manager's team, or the fifteen of it. The same number, the same team. */
export const answerFantasyPremierLeague: EdgeFunction = async (request, { matches }) => {
  const asked = await readAsked(request, fantasyRequest);
  if (asked === null) return refuse(400, 'Expected {"action": "team" | "picks", "teamId": <number>}');
  const teamId = Number(asked.teamId);
  const season = seasonOf(matches.seasons, 'PL');
  if (season === null || !Number.isInteger(teamId) || teamId < 1 || teamId > managers) {
    return refuse(404, `There is no fantasy team ${asked.teamId}`);
  }
  return asked.action === 'team'
    ? Response.json({ name: fantasyTeamName(teamId) } satisfies FantasyTeamAnswer)
    : Response.json({ enhanced_picks: pickFantasySquad(teamId, season) } satisfies FantasyPicksAnswer);
};
