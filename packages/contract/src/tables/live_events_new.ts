import { type InferOutput, nullable, object, string } from 'valibot';
import { count, jsonObject, moment, whole } from '../columns.ts';

/**
 * One event of a match. Its id is built from the event's content, so that every source of the same event writes the
 * same row. The ids of teams and persons are the provider's; null when it has none.
 */
export const liveEventRow = object({
  id: string(),
  match_id: string(),
  /**
   * `GOAL` for every goal, `YELLOW_CARD`, `RED_CARD`, `SUBSTITUTION`, `VAR` for a goal that was taken back, and
   * `CARD_CANCELLED` and `YELLOW_CARD_CANCELLED` for a card that was taken back. Clients listen for the first four, so
   * own goals and penalties are a `GOAL` with the kind in the payload (FEED-18).
   */
  event_type: string(),
  minute: nullable(count),
  injury_time: nullable(count),
  team_id: nullable(whole),
  team_name: nullable(string()),
  person_id: nullable(whole),
  person_name: nullable(string()),
  assist_id: nullable(whole),
  assist_name: nullable(string()),
  /** The names of the teams. */
  home_team: nullable(string()),
  away_team: nullable(string()),
  /** The score after the event. */
  score_home: nullable(count),
  score_away: nullable(count),
  payload: nullable(jsonObject),
  occurred_at: moment,
  created_at: moment,
});
export type LiveEventRow = InferOutput<typeof liveEventRow>;
