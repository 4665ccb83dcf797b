import type { SeasonBackend } from '../backend/seasonBackend.ts';

/** A backend whose competitions and teams have no data. A test overrides single calls. */
export function exampleSeasonBackend(given: Partial<SeasonBackend> = {}): SeasonBackend {
  return {
    standings: () => Promise.resolve([]),
    competitionMatches: () => Promise.resolve([]),
    scorers: () => Promise.resolve([]),
    team: () => new Promise<never>(() => {}),
    teamMatches: () => Promise.resolve([]),
    ...given,
  };
}
