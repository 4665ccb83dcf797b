import { type PremierLeaguePlayersAnswer, type PremierLeagueRequest, premierLeagueRequest } from '@tribunen/contract';
import { safeParse } from 'valibot';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';
import { listTeams } from './teams.ts';

const league = 'PL';

/** The edge function `premier-league-data`: the league's teams, or the players of a team, by POST or GET. */
export const answerPremierLeagueData: EdgeFunction = async (request, { football }) => {
  const asked = request.method === 'GET' ? readQuery(request) : await readAsked(request, premierLeagueRequest);
  if (asked === null) return refuse(400, 'Expected the action teams, or players with a teamId');
  if (asked.action === 'teams') return listTeams(football, league);

  const teamId = String(asked.params.teamId);
  const team = /^\d{1,15}$/.test(teamId) ? await football.team(Number(teamId)) : null;
  const isOfLeague = team?.runningCompetitions?.some(({ code }) => code === league) === true;
  if (!isOfLeague) return refuse(404, `There is no team ${teamId}`);
  return Response.json({ players: team.squad ?? [] } satisfies PremierLeaguePlayersAnswer);
};

function readQuery(request: Request): PremierLeagueRequest | null {
  const { searchParams } = new URL(request.url);
  const parsed = safeParse(premierLeagueRequest, {
    action: searchParams.get('action'),
    params: { teamId: searchParams.get('teamId') },
  });
  return parsed.success ? parsed.output : null;
}
