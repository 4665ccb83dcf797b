import type { ResultsAggregatorAnswer } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { refuse } from '../refuse.ts';

/** The days whose lists are read, relative to today. */
const days = [-1, 0, 1, 2];

/**
 * The edge function `results-aggregator`: reads the match lists of the days around today, and returns the number of
 * matches of each day. Only administrators and callers with the service key may run it.
 */
export const answerResultsAggregator: EdgeFunction = async (_request, { caller, football, footballNow, now }) => {
  if (caller.role === 'anon') return refuse(401, 'Sign in as an administrator');
  const mayRun = caller.role === 'service_role' || caller.isAdmin;
  if (!mayRun) return refuse(403, 'This is for administrators');
  const today = osloDayOf(instantAt(footballNow));
  const warmed = await Promise.all(
    days.map(async (distance) => {
      const date = addDays(today, distance);
      return { date, matches: (await football.matchesOn(date)).length };
    }),
  );
  return Response.json({ success: true, ranAt: instantAt(now), warmed } satisfies ResultsAggregatorAnswer);
};
