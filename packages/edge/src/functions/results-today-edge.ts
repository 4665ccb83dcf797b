import { resultsTodayRequest } from '@tribunen/contract';
import { parseOsloDay } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/** The edge function `results-today-edge`: a day's matches, of all competitions or of the requested ones. */
export const answerResultsToday: EdgeFunction = async (request, { football }) => {
  const asked = await readAsked(request, resultsTodayRequest);
  const day = asked === null ? null : parseOsloDay(asked.date);
  if (asked === null || day === null) {
    return refuse(400, 'Expected {"date": "YYYY-MM-DD", "competitions"?: "2000,2021"}');
  }
  const { competitions } = asked;
  const wanted = new Set((competitions ?? '').split(',').map((id) => id.trim()));
  const all = await football.matchesOn(day);
  const listed =
    competitions === undefined || competitions === ''
      ? all
      : all.filter(({ competition }) => wanted.has(String(competition.id)));
  return Response.json({ matches: listed });
};
