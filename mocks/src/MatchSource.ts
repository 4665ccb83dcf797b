import type { Season } from '../seed/loadSeed.ts';
import type { Surroundings } from './feed/season/Surroundings.ts';
import type { ListDay } from './supabase/functions/results-today-edge.ts';

/** The football that a backend shows: it writes the matches into the database while it runs. */
export interface MatchSource {
  readonly listDay: ListDay;
  /** One match with all that is told of it, on a list or not; null where there is none of that id. */
  readonly matchReport: Surroundings['matchReport'];
  /** Every match of a competition's season, each fixture once: what its table is made of. */
  readonly matchesOf: Surroundings['matchesOf'];
  /** The competitions that are played, with their teams and squads. */
  readonly seasons: readonly Season[];
  /** Answers when the matches as they stand now are written. */
  start(): Promise<void>;
  stop(): void;
  /** Catches up at once, for who knows that time has passed unseen: a tab that comes back to the front. */
  wake(): Promise<void>;
}
