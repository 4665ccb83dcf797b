import type { SeasonBackend } from '../backend/seasonBackend.ts';

/** A backend of competitions and teams about which nothing is known, but for what a test gives. */
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
