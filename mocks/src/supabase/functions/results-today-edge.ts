import { type ProviderMatch, resultsTodayRequest } from '@tribunen/contract';
import { type OsloDay, parseOsloDay } from '@tribunen/domain';
import type { EdgeFunction } from './EdgeFunction.ts';
import { readAsked } from './readAsked.ts';
import { refuse } from './refuse.ts';

/** The matches of one Oslo day as they stand at a moment (milliseconds since 1970). */
export type ListDay = (day: OsloDay, now: number) => readonly ProviderMatch[];

/** The edge function `results-today-edge`: a day's matches, all of them or those of some competitions. */
export const answerResultsToday: EdgeFunction = async (request, { matches, wallNow }) => {
  const asked = await readAsked(request, resultsTodayRequest);
  const day = asked === null ? null : parseOsloDay(asked.date);
  if (asked === null || day === null) {
    return refuse(400, 'Expected {"date": "YYYY-MM-DD", "competitions"?: "2000,2021"}');
  }
  const { competitions } = asked;
  const wanted = new Set((competitions ?? '').split(',').map((id) => id.trim()));
  const all = matches.listDay(day, wallNow);
  const listed =
    competitions === undefined || competitions === ''
      ? all
      : all.filter(({ competition }) => wanted.has(String(competition.id)));
  return Response.json({ matches: listed });
};
