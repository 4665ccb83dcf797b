import { parse } from 'valibot';
import { seedCompetition, type SeedCompetition } from './seedSchema.ts';

/** The open data that the demo is played with: one competition of each kind. */
export interface Seed {
  readonly worldCup: SeedCompetition;
  readonly eliteserien: SeedCompetition;
  readonly premierLeague: SeedCompetition;
}

/**
 * Reads the seed, in chunks of its own, so that what loads it stays small.
 *
 * @throws {ValiError} when a data file breaks its schema
 *
 * @example
 * const seed = await loadSeed();
 * seed.worldCup.fixtures.length; // 104
 */
export async function loadSeed(): Promise<Seed> {
  const [{ worldCup }, { eliteserien }, { premierLeague }] = await Promise.all([
    import('./worldCup.ts'),
    import('./eliteserien.ts'),
    import('./premierLeague.ts'),
  ]);
  return {
    worldCup: parse(seedCompetition, worldCup),
    eliteserien: parse(seedCompetition, eliteserien),
    premierLeague: parse(seedCompetition, premierLeague),
  };
}
