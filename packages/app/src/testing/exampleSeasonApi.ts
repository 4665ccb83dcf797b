import type { SeasonApi } from '../api/seasonApi.ts';

/** A backend whose competitions and teams have no data. A test overrides single calls. */
export function exampleSeasonApi(given: Partial<SeasonApi> = {}): SeasonApi {
  return {
    standings: () => Promise.resolve([]),
    competitionMatches: () => Promise.resolve([]),
    scorers: () => Promise.resolve([]),
    team: () => new Promise<never>(() => {}),
    teamMatches: () => Promise.resolve([]),
    ...given,
  };
}
