import { type MatchDeltasAnswer, matchDeltasRequest } from '@tribunen/contract';
import { instantAt, parseOsloDay } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';
import { readAsked } from '../readAsked.ts';
import { refuse } from '../refuse.ts';

/**
 * The edge function `fetch-match-deltas`: the changes of a day's matches since a moment. `serverTs`, which the client
 * sends as the next `since`, is the time of the newest change in the database. If it were the time of the response, the
 * next request could miss a change that is written late. If `since` lies in the future, because the client's clock is
 * ahead, `serverTs` is the function's own time.
 */
export const answerFetchMatchDeltas: EdgeFunction = async (request, { live, now, crowding }) => {
  const asked = await readAsked(request, matchDeltasRequest);
  const day = asked === null ? null : parseOsloDay(asked.date);
  if (asked === null || day === null) return refuse(400, 'Expected {"date": "YYYY-MM-DD", "since"?: <ISO 8601>}');

  const since = typeof asked.since === 'string' ? Date.parse(asked.since) : -Infinity;
  const ofDay = await live.matchesOn(day);
  const ids = ofDay.map(({ id }) => id);
  const [states, events, { nextCheckIn }] = await Promise.all([
    live.statesOf(ids, since),
    live.eventsOf(ids, since),
    crowding(),
  ]);
  const changes = [
    ...ofDay.map((row) => row.updated_at),
    ...states.map((row) => row.updated_at),
    ...events.map((row) => row.created_at),
  ].map((moment) => Date.parse(moment));
  const newest = changes.reduce((latest, moment) => Math.max(latest, moment), Math.max(Math.min(since, now), 0));
  const isNew = (moment: string): boolean => Date.parse(moment) > since;

  const answer: MatchDeltasAnswer = {
    hasUpdates: changes.some((moment) => moment > since),
    matchStates: states.filter((row) => isNew(row.updated_at)),
    liveMatches: ofDay.filter((row) => isNew(row.updated_at)),
    events: events.filter((row) => isNew(row.created_at)),
    serverTs: instantAt(newest === 0 ? now : newest),
    ...(nextCheckIn !== null && { retryAfterSeconds: nextCheckIn / 1000 }),
  };
  return Response.json(answer);
};
