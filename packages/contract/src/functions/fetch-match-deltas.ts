import { array, boolean, type InferOutput, isoDate, minValue, nullish, number, object, pipe, string } from 'valibot';
import { moment } from '../columns.ts';
import { liveEventRow } from '../tables/live_events_new.ts';
import { liveMatchRow } from '../tables/live_matches_new.ts';
import { matchStateRow } from '../tables/match_state.ts';

/** What is asked: what has changed in the matches of a day since a moment, which is the last answer's `serverTs`. */
export const matchDeltasRequest = object({ date: pipe(string(), isoDate()), since: nullish(moment) });
export type MatchDeltasRequest = InferOutput<typeof matchDeltasRequest>;

export const matchDeltasAnswer = object({
  hasUpdates: boolean(),
  matchStates: array(matchStateRow),
  liveMatches: array(liveMatchRow),
  events: array(liveEventRow),
  serverTs: moment,
  /** When to ask again at the earliest. */
  retryAfterSeconds: nullish(pipe(number(), minValue(0))),
});
export type MatchDeltasAnswer = InferOutput<typeof matchDeltasAnswer>;
