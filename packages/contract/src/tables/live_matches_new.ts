import {
  type InferOutput,
  integer,
  isoTimestamp,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';

const goals = pipe(number(), integer(), minValue(0));

/** One match of the day as the backend last saw it (part 1 §3, live match state). Every change of a row is a realtime message. */
export const liveMatchRow = object({
  id: string(),
  status: picklist([
    'SCHEDULED',
    'TIMED',
    'LIVE',
    'IN_PLAY',
    'PAUSED',
    'FINISHED',
    'AWARDED',
    'POSTPONED',
    'SUSPENDED',
    'CANCELED',
  ]),
  minute: nullable(pipe(number(), integer(), minValue(0))),
  injury_time: nullable(pipe(number(), integer(), minValue(0))),
  score_home: nullable(goals),
  score_away: nullable(goals),
  home_team_id: nullable(pipe(number(), integer())),
  home_team_name: nullable(string()),
  away_team_id: nullable(pipe(number(), integer())),
  away_team_name: nullable(string()),
  competition_code: string(),
  utc_kickoff: pipe(string(), isoTimestamp()),
  updated_at: pipe(string(), isoTimestamp()),
});
export type LiveMatchRow = InferOutput<typeof liveMatchRow>;
