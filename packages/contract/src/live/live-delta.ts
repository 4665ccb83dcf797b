import { array, boolean, type InferOutput, nullish, number, object } from 'valibot';
import { count } from '../columns.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { announcedMode } from './announcedMode.ts';

/** The changes since the version in the request (`since`). */
export const liveDeltaAnswer = object({
  version: count,
  matches: array(providerMatch),
  events: array(liveEventRow),
  hasChanges: boolean(),
  mode: announcedMode,
  /** The least time in milliseconds that a page waits before its next request; null lets the page choose. */
  nextCheckIn: nullish(number(), null),
});
export type LiveDeltaAnswer = InferOutput<typeof liveDeltaAnswer>;
