import type { FeedState, Match, Team } from '@tribunen/domain';
import type { ProviderMatch } from '../provider/football-data/providerMatch.ts';
import type { LiveMatchRow } from './live_matches_new.ts';
import type { MatchStateRow } from './match_state.ts';

/** The row of `live_matches_new` for a state of the feed. */
export function toLiveMatchRow(state: FeedState, match: Match): LiveMatchRow {
  return { ...columnsOf(state, match), competition_code: match.competition.id, utc_kickoff: match.utcKickoff };
}

/**
 * The row of `match_state` for a state of the feed: the same fields, and the teams and the competition as the provider
 * names them.
 */
export function toMatchStateRow(
  state: FeedState,
  match: Match,
  { homeTeam, awayTeam, competition }: Pick<ProviderMatch, 'homeTeam' | 'awayTeam' | 'competition'>,
): MatchStateRow {
  return { ...columnsOf(state, match), payload: { homeTeam, awayTeam, competition } };
}

function columnsOf(
  { play, score, updatedAt }: FeedState,
  { id, homeTeam, awayTeam }: Match,
): Omit<MatchStateRow, 'payload'> {
  const clock = 'clock' in play ? play.clock : null;
  return {
    id,
    status: play.status,
    minute: clock?.minute ?? null,
    injury_time: clock?.injuryTime ?? null,
    score_home: score?.home ?? null,
    score_away: score?.away ?? null,
    home_team_id: numberOf(homeTeam),
    home_team_name: homeTeam.name,
    away_team_id: numberOf(awayTeam),
    away_team_name: awayTeam.name,
    updated_at: updatedAt,
  };
}

function numberOf({ id }: Team): number | null {
  const number = Number(id ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}
