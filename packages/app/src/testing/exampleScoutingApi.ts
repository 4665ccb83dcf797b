import { toPlayerRating } from '@tribunen/contract';
import type { StoredRating } from '@tribunen/domain';
import type { ScoutingApi } from '../api/scoutingApi.ts';

/** A backend without teams, players and ratings. A test overrides single calls. */
export function exampleScoutingApi(given: Partial<ScoutingApi> = {}): ScoutingApi {
  return {
    teams: () => Promise.resolve([]),
    players: () => Promise.resolve([]),
    totals: () => Promise.resolve([]),
    own: () => Promise.resolve([]),
    rate: () => Promise.resolve(),
    course: () => Promise.resolve([]),
    subscribe: () => () => {},
    ...given,
  };
}

/** A spectator's rating of a player: overall stars only, unless the test gives the other categories. */
export function exampleRating(
  userId: string,
  playerId: string,
  overall: number,
  given: Readonly<Record<string, unknown>> = {},
): StoredRating {
  const parsed = toPlayerRating({
    id: `${userId} of ${playerId}`,
    user_id: userId,
    player_id: playerId,
    player_name: `Player ${playerId}`,
    overall_rating: overall,
    technical_rating: null,
    physical_rating: null,
    tactical_rating: null,
    mental_rating: null,
    match_id: null,
    ...given,
  });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}
