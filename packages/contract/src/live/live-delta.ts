import { array, boolean, type InferOutput, object } from 'valibot';
import { count } from '../columns.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { liveEventRow } from '../tables/live_events_new.ts';

/** The changes since the version in the request (`since`). */
export const liveDeltaAnswer = object({
  version: count,
  matches: array(providerMatch),
  events: array(liveEventRow),
  hasChanges: boolean(),
});
export type LiveDeltaAnswer = InferOutput<typeof liveDeltaAnswer>;
