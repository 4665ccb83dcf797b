import { type InferOutput, nullable, object, string } from 'valibot';
import { count, matchStatus, moment, whole } from '../columns.ts';
import { providerMatch } from '../provider/football-data/providerMatch.ts';
import { providerTeam } from '../provider/football-data/providerTeam.ts';

/** The teams and the competition: enough to name a match that is in no list. */
const matchStatePayload = object({
  homeTeam: providerTeam,
  awayTeam: providerTeam,
  competition: providerMatch.entries.competition,
});

/** The state of one match, for pages that have it open. Every change of a row is a realtime message. */
export const matchStateRow = object({
  /** The id of the match. */
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
  payload: nullable(matchStatePayload),
  updated_at: moment,
});
export type MatchStateRow = InferOutput<typeof matchStateRow>;
