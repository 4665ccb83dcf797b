import { array, boolean, type InferOutput, isoDate, minValue, nullish, number, object, pipe, string } from 'valibot';
import { moment } from '../columns.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { liveMatchRow } from '../tables/live_matches_new.ts';
import { matchStateRow } from '../tables/match_state.ts';

/** The request for the changes of a day's matches since a moment, which is the `serverTs` of the last answer. */
export const matchDeltasRequest = object({ date: pipe(string(), isoDate()), since: nullish(moment) });
export type MatchDeltasRequest = InferOutput<typeof matchDeltasRequest>;

export const matchDeltasAnswer = object({
  hasUpdates: boolean(),
  matchStates: array(matchStateRow),
  liveMatches: array(liveMatchRow),
  events: array(liveEventRow),
  serverTs: moment,
  /** The least time in seconds before the next request. */
  retryAfterSeconds: nullish(pipe(number(), minValue(0))),
});
export type MatchDeltasAnswer = InferOutput<typeof matchDeltasAnswer>;
