import type { LiveMatchRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import { clockShown } from './clockShown.ts';
import { matchStateAt } from './matchStateAt.ts';
import { goalsPlayed } from './goalsPlayed.ts';
import type { SimulatedMatch } from './SimulatedMatch.ts';

/**
 * The row of `live_matches_new` for a match at a moment. Its score leaves out the shoot-out, so that a penalty kick is
 * not a goal.
 *
 * @param now milliseconds since 1970
 */
export function toLiveMatchRow(match: SimulatedMatch, now: number): LiveMatchRow {
  const state = matchStateAt(match, now);
  const { moment } = state;
  const { minute, injuryTime } = clockShown(state);
  const goals = moment === null ? null : goalsPlayed(moment.tally);
  return {
    id: String(match.id),
    status: state.status,
    minute,
    injury_time: injuryTime,
    score_home: goals?.home ?? null,
    score_away: goals?.away ?? null,
    home_team_id: match.home.id,
    home_team_name: match.home.name,
    away_team_id: match.away.id,
    away_team_name: match.away.name,
    competition_code: match.competition.code,
    utc_kickoff: instantAt(match.kickOff),
    updated_at: instantAt(state.updatedAt),
  };
}
