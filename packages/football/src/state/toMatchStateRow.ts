import type { MatchStateRow } from '@tribunen/contract';
import type { SimulatedMatch } from './SimulatedMatch.ts';
import { toLiveMatchRow } from './toLiveMatchRow.ts';
import { toProviderMatch } from './toProviderMatch.ts';

/**
 * The row of `match_state` for a match at a moment: the row of `live_matches_new`, with the teams and the competition.
 *
 * @param now milliseconds since 1970
 */
export function toMatchStateRow(match: SimulatedMatch, now: number): MatchStateRow {
  const { competition_code: _code, utc_kickoff: _kickOff, ...state } = toLiveMatchRow(match, now);
  const { homeTeam, awayTeam, competition } = toProviderMatch(match, now);
  return { ...state, payload: { homeTeam, awayTeam, competition } };
}
