import type { LiveEventRow } from './live_events_new.ts';
import type { LiveMatchRow } from './live_matches_new.ts';

/** A match in play, for tests. */
export const exampleMatchRow: LiveMatchRow = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 0,
  score_away: 0,
  home_team_id: 59,
  home_team_name: 'Brann',
  away_team_id: 61,
  away_team_name: 'Viking',
  competition_code: 'ES',
  utc_kickoff: '2026-11-21T14:30:00.000Z',
  updated_at: '2026-11-21T15:00:00.000Z',
};

/** The first goal of that match, for tests. */
export const exampleGoalRow: LiveEventRow = {
  id: '500001:GOAL:23',
  match_id: '500001',
  event_type: 'GOAL',
  minute: 23,
  injury_time: null,
  team_id: 59,
  team_name: 'Brann',
  person_id: null,
  person_name: null,
  assist_id: null,
  assist_name: null,
  home_team: 'Brann',
  away_team: 'Viking',
  score_home: 1,
  score_away: 0,
  payload: null,
  occurred_at: '2026-11-21T15:00:00.000Z',
  created_at: '2026-11-21T15:00:00.000Z',
};
