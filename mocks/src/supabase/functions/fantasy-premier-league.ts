import {
  type FantasyGameweekAnswer,
  fantasyRequest,
  type FantasyPicksAnswer,
  type FantasyTeamAnswer,
} from '@tribunen/contract';
import type { EdgeFunction } from './EdgeFunction.ts';
import { fantasyEntryOf } from './fantasy/fantasyEntryOf.ts';
import { FantasyWorld } from './fantasy/FantasyWorld.ts';
import { pickFantasySquad } from './fantasy/pickFantasySquad.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { seasonOf } from './seasonOf.ts';

/**
 * The edge function `fantasy-premier-league`: a manager's team, the fifteen of it, or how the gameweek stands for some managers. The same
 * number, the same team.
 */
export const answerFantasyPremierLeague: EdgeFunction = async (request, { matches, wallNow }) => {
  const asked = await readAsked(request, fantasyRequest);
  if (asked === null)
    return refuse(400, 'Expected {"action": "team" | "picks", "teamId": <number>}, or "gameweek" with "teamIds"');
  const season = seasonOf(matches.seasons, 'PL');
  if (season === null) return refuse(404, 'There is no season');
  const world = new FantasyWorld(matches, season, wallNow);

  if (asked.action === 'gameweek') {
    const entries = [...new Set(asked.teamIds.map(Number))].flatMap((teamId) => {
      const reading = fantasyEntryOf(teamId, season, world);
      return reading.status === 'known' && world.currentEvent !== null ? [reading] : [];
    });
    const picked = new Set(entries.flatMap(({ squad }) => squad.picks.map(({ element }) => element)));
    return Response.json({
      events: world.events,
      teams: world.teams,
      fixtures: [...world.fixtures],
      elements: [...picked].map((element) => world.elementOf(element)),
      entries: entries.map(({ entry, squad }) => ({ entry, squad })),
    } satisfies FantasyGameweekAnswer);
  }

  const reading = fantasyEntryOf(Number(asked.teamId), season, world);
  switch (reading.status) {
    case 'unknown':
      return refuse(404, `There is no fantasy team ${asked.teamId}`);
    case 'private':
      return refuse(403, 'This fantasy team is private');
    case 'known': {
      if (asked.action === 'team') return Response.json({ name: reading.entry.name } satisfies FantasyTeamAnswer);
      const enhanced_picks = pickFantasySquad(Number(asked.teamId), season).map((pick) => ({
        ...pick,
        gameweek_points: world.elementOf(pick.element).stats.total_points,
      }));
      return Response.json({ enhanced_picks } satisfies FantasyPicksAnswer);
    }
  }
};
