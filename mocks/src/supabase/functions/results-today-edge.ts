import { type ProviderMatch, resultsTodayRequest } from '@tribunen/contract';
import { type OsloDay, parseOsloDay } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { readJson } from '../readJson.ts';

/** The matches of one Oslo day as they stand at a moment (milliseconds since 1970). */
export type ListDay = (day: OsloDay, now: number) => readonly ProviderMatch[];

/**
 * The edge function `results-today-edge`: a day's matches, all of them or those of some competitions.
 *
 * @example
 * const response = await answerResultsToday(request, feed.listDay, clock.now());
 */
export async function answerResultsToday(request: Request, listDay: ListDay, now: number): Promise<Response> {
  const asked = safeParse(resultsTodayRequest, await readJson(request));
  const day = asked.success ? parseOsloDay(asked.output.date) : null;
  if (!asked.success || day === null) {
    return Response.json({ error: 'Expected {"date": "YYYY-MM-DD", "competitions"?: "2000,2021"}' }, { status: 400 });
  }
  const { competitions } = asked.output;
  const wanted = new Set((competitions ?? '').split(',').map((id) => id.trim()));
  const all = listDay(day, now);
  const matches =
    competitions === undefined || competitions === ''
      ? all
      : all.filter(({ competition }) => wanted.has(String(competition.id)));
  return Response.json({ matches });
}
