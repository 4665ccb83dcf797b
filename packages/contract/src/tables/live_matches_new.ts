import type { MatchId } from '@tribunen/domain';
import { type InferOutput, nullable, object, string } from 'valibot';
import { matchId } from '../brands.ts';
import { count, matchStatus, moment, whole } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** One match of the day as the backend last saw it. Every change of a row is a realtime message. */
export const liveMatchRow = object({
  id: string(),
  status: matchStatus,
  minute: nullable(count),
  injury_time: nullable(count),
  score_home: nullable(count),
  score_away: nullable(count),
  home_team_id: nullable(whole),
  home_team_name: nullable(string()),
  away_team_id: nullable(whole),
  away_team_name: nullable(string()),
  competition_code: string(),
  utc_kickoff: moment,
  updated_at: moment,
});
export type LiveMatchRow = InferOutput<typeof liveMatchRow>;

/** The id of the match in one row, for callers that need no other field. */
export const toLiveMatchId = rowTranslation('live_matches_new', object({ id: matchId }), ({ id }): MatchId => id);
