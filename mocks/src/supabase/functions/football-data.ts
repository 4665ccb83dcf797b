import { footballDataRequest } from '@tribunen/contract';
import type { Season } from '../../../seed/loadSeed.ts';
import { answerCompetitions } from './competitions.ts';
import type { EdgeFunction, FunctionContext } from './EdgeFunction.ts';
import { isOpenMatch, openMatchReport } from './openMatchReport.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';
import { scorersOfSeason } from './scorersOfSeason.ts';
import { seasonOf } from './seasonOf.ts';
import { standingsOfSeason } from './standingsOfSeason.ts';
import { teamDetails } from './teamDetails.ts';
import { listTeams } from './teams.ts';

type Wall = Pick<FunctionContext, 'matches' | 'wallNow'>;

/** The edge function `football-data`: passes on the provider's answer at one of its addresses. */
export const answerFootballData: EdgeFunction = async (request, context) => {
  const asked = await readAsked(request, footballDataRequest);
  if (asked === null) {
    const known = [
      'matches/{id}',
      'competitions',
      'competitions/{id}/{teams | standings | matches | scorers}',
      'teams/{id}',
      'teams/{id}/matches',
    ];
    return refuse(400, `Expected {"endpoint": ${known.join(' | ')}, "method"?: "GET"}`);
  }
  const { matches, wallNow } = context;
  const [area = '', id = '', list] = asked.endpoint.split('/');
  if (area === 'matches') {
    const report = isOpenMatch(Number(id)) ? await openMatchReport() : matches.matchReport(Number(id), wallNow);
    return report === null ? refuse(404, `There is no match ${id}`) : Response.json(report);
  }
  if (area === 'teams') return answerTeam(Number(id), list, context);
  if (id === '') return answerCompetitions(request, context);
  if (list === 'teams') return listTeams(matches, id);
  const season = seasonOf(matches.seasons, id);
  return season === null ? refuse(404, `There is no competition ${id}`) : answerSeason(season, list, context);
};

function answerSeason(season: Season, list: string | undefined, { matches, wallNow }: Wall): Response {
  const { competition } = season;
  const listed = matches.matchesOf(competition.code, wallNow);
  if (list === 'matches') {
    const about = { ...competition, emblem: null };
    return Response.json({ resultSet: { count: listed.length }, competition: about, matches: listed });
  }
  if (list === 'standings') return Response.json(standingsOfSeason(season, listed));
  const begun = listed.filter(({ utcDate }) => Date.parse(utcDate) <= wallNow);
  return Response.json(
    scorersOfSeason(
      season,
      begun.flatMap(({ id }) => matches.matchReport(id, wallNow) ?? []),
    ),
  );
}

function answerTeam(id: number, list: string | undefined, { matches, wallNow }: Wall): Response {
  const details = teamDetails(matches.seasons, id);
  if (details === null) return refuse(404, `There is no team ${id}`);
  if (list === undefined) return Response.json(details);
  const own = (details.runningCompetitions ?? [])
    .flatMap(({ code }) => matches.matchesOf(code, wallNow))
    .filter(({ homeTeam, awayTeam }) => homeTeam.id === id || awayTeam.id === id)
    .toSorted((a, b) => Date.parse(a.utcDate) - Date.parse(b.utcDate));
  return Response.json({ resultSet: { count: own.length }, matches: own });
}
