import { array, boolean, type InferOutput, minValue, nullish, number, object, pipe } from 'valibot';
import { count, moment } from '../columns.ts';
import { liveEventRow } from '../tables/live_events_new.ts';

export const liveUpdatesAnswer = object({
  timestamp: moment,
  websocketConnections: count,
  data: object({ events: array(liveEventRow) }),
  /** Milliseconds until the next poll, if the server names a time. */
  nextCheckIn: nullish(pipe(number(), minValue(0))),
  hasUpdates: boolean(),
});
export type LiveUpdatesAnswer = InferOutput<typeof liveUpdatesAnswer>;
