import type { LiveUpdatesAnswer } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import type { EdgeFunction } from '../EdgeFunction.ts';

/**
 * Every response contains all events younger than this, so that a client which polls late misses none. A client
 * recognises a repeated event by its id.
 */
const repeatedForMs = 15_000;
/** The delay in milliseconds before the next poll. */
const checkIn = { afterEvents: 500, whileLive: 1000, otherwise: 5000 };

/** The edge function `live-updates`: the newest events, and the delay before the next request. */
export const answerLiveUpdates: EdgeFunction = async (_request, { live, now, footballNow, present }) => {
  const since = footballNow - repeatedForMs;
  const [recent, isLive, websocketConnections] = await Promise.all([
    live.eventsSince(since),
    live.isAnyLive(),
    present(),
  ]);
  const events = recent
    .filter((row) => Date.parse(row.created_at) > since)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const answer: LiveUpdatesAnswer = {
    timestamp: instantAt(now),
    websocketConnections,
    data: { events },
    nextCheckIn: events.length > 0 ? checkIn.afterEvents : isLive ? checkIn.whileLive : checkIn.otherwise,
    hasUpdates: events.length > 0,
  };
  return Response.json(answer);
};
