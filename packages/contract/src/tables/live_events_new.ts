import { type InferOutput, nullable, object, string } from 'valibot';
import { count, jsonObject, moment, whole } from '../columns.ts';

/**
 * One event of a match (part 1 §3). Its id is built from what happened, so that whoever tells of it again writes the same row.
 * Ids of teams and persons are the provider's, null where it has none.
 */
export const liveEventRow = object({
  id: string(),
  match_id: string(),
  /** The provider's plain word: `GOAL`, `OWN_GOAL`, `PENALTY`, `YELLOW_CARD`, `RED_CARD`, `SUBSTITUTION` … */
  event_type: string(),
  minute: nullable(count),
  injury_time: nullable(count),
  team_id: nullable(whole),
  team_name: nullable(string()),
  person_id: nullable(whole),
  person_name: nullable(string()),
  assist_id: nullable(whole),
  assist_name: nullable(string()),
  /** Names. */
  home_team: nullable(string()),
  away_team: nullable(string()),
  /** The score that the event left behind. */
  score_home: nullable(count),
  score_away: nullable(count),
  payload: nullable(jsonObject),
  occurred_at: moment,
  created_at: moment,
});
export type LiveEventRow = InferOutput<typeof liveEventRow>;
