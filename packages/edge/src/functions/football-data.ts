import { footballDataRequest } from '@tribunen/contract';
import type { EdgeFunction, FunctionContext } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';
import { answerCompetitions } from './competitions.ts';
import { reportMatch } from './fetch-match.ts';
import { listTeams } from './teams.ts';

type Football = FunctionContext['football'];

/** The edge function `football-data`: answers a path of football-data.org's API from the stored data. */
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
  const { football } = context;
  const [area = '', id = '', list] = asked.endpoint.split('/');
  if (area === 'matches') return reportMatch(football, id);
  if (area === 'teams') return answerTeam(football, Number(id), list);
  if (id === '') return answerCompetitions(request, context);
  return list === 'teams' ? listTeams(football, id) : answerCompetition(football, id, list);
};

async function answerCompetition(football: Football, id: string, list: string | undefined): Promise<Response> {
  const found = await readCompetition(football, id, list);
  return found === null ? refuse(404, `There is no competition ${id}`) : Response.json(found);
}

async function readCompetition(football: Football, id: string, list: string | undefined): Promise<object | null> {
  if (list === 'standings') return football.standingsOf(id);
  if (list === 'scorers') return football.scorersOf(id);
  const season = await football.seasonOf(id);
  return season === null ? null : { resultSet: { count: season.matches.length }, ...season };
}

async function answerTeam(football: Football, id: number, list: string | undefined): Promise<Response> {
  const details = await football.team(id);
  if (details === null) return refuse(404, `There is no team ${id}`);
  if (list === undefined) return Response.json(details);
  const codes = (details.runningCompetitions ?? []).map(({ code }) => code);
  const seasons = await Promise.all(codes.map((code) => football.seasonOf(code)));
  const matches = seasons
    .flatMap((season) => season?.matches ?? [])
    .filter(({ homeTeam, awayTeam }) => homeTeam.id === id || awayTeam.id === id)
    .toSorted((a, b) => Date.parse(a.utcDate) - Date.parse(b.utcDate));
  return Response.json({ resultSet: { count: matches.length }, matches });
}
