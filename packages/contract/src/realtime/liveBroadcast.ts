import { array, type InferOutput, object } from 'valibot';
import { moment } from '../columns.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { liveMatchRow } from '../tables/live_matches_new.ts';

/**
 * The broadcast `live` of the topic `live`: the changes in all matches since the previous broadcast, at most once a
 * second. A row that has changed twice meanwhile is sent once. A new minute alone does not count as a change.
 */
export const liveBroadcast = object({
  /** When the newest of the rows was written. */
  at: moment,
  /** The matches in play or just over. */
  matches: array(liveMatchRow),
  /** Goals, red cards and goals taken back. */
  events: array(liveEventRow),
});
export type LiveBroadcast = InferOutput<typeof liveBroadcast>;
