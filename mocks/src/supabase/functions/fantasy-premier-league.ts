import {
  type FantasyGameweekAnswer,
  fantasyRequest,
  type FantasyPicksAnswer,
  type FantasyTeamAnswer,
} from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';
import { fantasyEntryOf, refusalOfTeam } from './fantasy/fantasyEntryOf.ts';
import { fantasyTeamName } from './fantasy/fantasyTeamName.ts';
import { FantasyWorld } from './fantasy/FantasyWorld.ts';
import { pickFantasySquad } from './fantasy/pickFantasySquad.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { seasonOf } from './seasonOf.ts';

/**
 * The edge function `fantasy-premier-league`: a manager's team, its fifteen players, or the gameweek's points of some
 * managers. The same number always gives the same team.
 */
export const answerFantasyPremierLeague: EdgeFunction = async (request, { matches, wallNow }) => {
  const asked = await readAsked(request, fantasyRequest);
  if (asked === null)
    return refuse(400, 'Expected {"action": "team" | "picks", "teamId": <number>}, or "gameweek" with "teamIds"');
  const season = seasonOf(matches.seasons, 'PL');
  if (season === null) return refuse(404, 'There is no season');
  if (asked.action === 'gameweek') {
    const world = new FantasyWorld(matches, season, wallNow);
    const known = [...new Set(asked.teamIds.map(Number))].filter((teamId) => refusalOfTeam(teamId) === null);
    const entries = world.currentEvent === null ? [] : known.map((teamId) => fantasyEntryOf(teamId, season, world));
    const picked = new Set(entries.flatMap(({ squad }) => squad.picks.map(({ element }) => element)));
    return Response.json({
      events: world.events,
      teams: world.teams,
      fixtures: [...world.fixtures],
      elements: [...picked].map((element) => world.elementOf(element)),
      entries,
    } satisfies FantasyGameweekAnswer);
  }

  const teamId = Number(asked.teamId);
  const refusal = refusalOfTeam(teamId);
  if (refusal === 'unknown') return refuse(404, `There is no fantasy team ${asked.teamId}`);
  if (refusal === 'private') return refuse(403, 'This fantasy team is private');
  if (asked.action === 'team') return Response.json({ name: fantasyTeamName(teamId) } satisfies FantasyTeamAnswer);
  const world = new FantasyWorld(matches, season, wallNow);
  const enhanced_picks = pickFantasySquad(teamId, season).map((pick) => ({
    ...pick,
    gameweek_points: world.elementOf(pick.element).stats.total_points,
  }));
  return Response.json({ enhanced_picks } satisfies FantasyPicksAnswer);
};
