import { fantasyRequest, type FantasyPicksAnswer, type FantasyTeamAnswer } from '@tribunen/contract';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/**
 * The edge function `fantasy-premier-league`: answers with a manager's team, its fifteen players, or the gameweek's
 * points of several managers. The request may name the game; by default it is the English game.
 */
export const answerFantasyPremierLeague: EdgeFunction = async (request, { fantasy: games }) => {
  const asked = await readAsked(request, fantasyRequest);
  if (asked === null)
    return refuse(400, 'Expected {"action": "team" | "picks", "teamId": <number>}, or "gameweek" with "teamIds"');
  const fantasy = games[asked.game ?? 'fpl'];
  if (asked.action === 'gameweek') {
    return Response.json(await fantasy.gameweek([...new Set(asked.teamIds.map(Number))]));
  }
  const teamId = Number(asked.teamId);
  const team = await fantasy.team(teamId);
  if (team.status === 'private') return refuse(403, 'This fantasy team is private');
  if (team.status === 'for-users') return refuse(401, 'Sign in to see a fantasy team');
  if (team.status === 'too-many') {
    return refuse(429, 'You have asked for many fantasy teams: try again later', team.waitSeconds);
  }
  if (team.status === 'unknown') return refuse(404, `There is no fantasy team ${asked.teamId}`);
  return asked.action === 'team'
    ? Response.json({ name: team.name } satisfies FantasyTeamAnswer)
    : Response.json({ enhanced_picks: await fantasy.picks(teamId) } satisfies FantasyPicksAnswer);
};
