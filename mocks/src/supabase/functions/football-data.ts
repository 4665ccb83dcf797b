import { footballDataRequest } from '@tribunen/contract';
import { answerCompetitions } from './competitions.ts';
import type { EdgeFunction } from './EdgeFunction.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { seasonOf } from './seasonOf.ts';
import { standingsOfSeason } from './standingsOfSeason.ts';
import { listTeams } from './teams.ts';

/** The edge function `football-data`: passes on what the provider says at one of its addresses. */
export const answerFootballData: EdgeFunction = async (request, context) => {
  const asked = await readAsked(request, footballDataRequest);
  if (asked === null) {
    const known = ['matches/{id}', 'competitions', 'competitions/{id}/teams', 'competitions/{id}/standings'];
    return refuse(400, `Expected {"endpoint": ${known.join(' | ')}, "method"?: "GET"}`);
  }
  const { matches, wallNow } = context;
  const [area = '', id = '', list] = asked.endpoint.split('/');
  if (area === 'matches') {
    const report = matches.matchReport(Number(id), wallNow);
    return report === null ? refuse(404, `There is no match ${id}`) : Response.json(report);
  }
  if (id === '') return answerCompetitions(request, context);
  if (list === 'teams') return listTeams(matches, id);
  const season = seasonOf(matches.seasons, id);
  return season === null
    ? refuse(404, `There is no competition ${id}`)
    : Response.json(standingsOfSeason(season, matches.matchesOf(season.competition.code, wallNow)));
};
