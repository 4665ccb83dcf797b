import type { Season } from '../seed/loadSeed.ts';
import type { ListDay } from './supabase/functions/results-today-edge.ts';

/** The football that a backend shows: it writes the matches into the database while it runs. */
export interface MatchSource {
  readonly listDay: ListDay;
  /** The competitions that are played, with their teams and squads. */
  readonly seasons: readonly Season[];
  /** Answers when the matches as they stand now are written. */
  start(): Promise<void>;
  stop(): void;
  /** Catches up at once, for who knows that time has passed unseen: a tab that comes back to the front. */
  wake(): Promise<void>;
}
