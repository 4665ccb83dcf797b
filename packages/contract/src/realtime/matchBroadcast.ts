import { array, type InferOutput, nullable, object } from 'valibot';
import { moment } from '../columns.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { matchStateRow } from '../tables/match_state.ts';

/**
 * The broadcast `match` of the topic `match:ID`: the changes in that match since the previous broadcast, at most once a
 * second.
 */
export const matchBroadcast = object({
  /** When the newest of the rows was written. */
  at: moment,
  /** Null when only the events are new. */
  match: nullable(matchStateRow),
  /** Every new event of the match. */
  events: array(liveEventRow),
});
export type MatchBroadcast = InferOutput<typeof matchBroadcast>;
