import type { ResultsAggregatorAnswer } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import type { EdgeFunction } from './EdgeFunction.ts';
import { refuse } from './refuse.ts';

/** The days whose lists are warmed, relative to today. */
const days = [-1, 0, 1, 2];

/** The edge function `results-aggregator`: warms the lists of the days around today, for administrators and the backend's own jobs. */
export const answerResultsAggregator: EdgeFunction = (_request, { matches, database, who, now, wallNow }) => {
  if (who.role === 'anon') return refuse(401, 'Sign in as an administrator');
  const mayRun =
    who.role === 'service_role' ||
    database.auth.users.rows(({ id, role }) => id === who.id && role === 'admin').length > 0;
  if (!mayRun) return refuse(403, 'This is for administrators');
  const today = osloDayOf(instantAt(wallNow));
  const warmed = days.map((distance) => {
    const date = addDays(today, distance);
    return { date, matches: matches.listDay(date, wallNow).length };
  });
  return Response.json({ success: true, ranAt: instantAt(now), warmed } satisfies ResultsAggregatorAnswer);
};
