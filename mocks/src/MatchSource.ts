import type { ProviderMatch } from '@tribunen/contract';
import type { OsloDay } from '@tribunen/domain';
import type { Season } from '../seed/loadSeed.ts';
import type { SeasonData } from './feed/season/SeasonData.ts';

/** The football that a backend shows: it writes the matches into the database while it runs. */
export interface MatchSource {
  /** The matches of one Oslo day as they stand at a moment, given in milliseconds since 1970. */
  readonly listDay: (day: OsloDay, now: number) => readonly ProviderMatch[];
  /** One match with all that is told of it, on a list or not; null where there is none of that id. */
  readonly matchReport: SeasonData['matchReport'];
  /** Every match of a competition's season, each fixture once: what its table is made of. */
  readonly matchesOf: SeasonData['matchesOf'];
  /** The competitions that are played, with their teams and squads. */
  readonly seasons: readonly Season[];
  /** Answers when the matches as they stand now are written. */
  start(): Promise<void>;
  stop(): void;
  /** Catches up at once, for who knows that time has passed unseen: a tab that comes back to the front. */
  wake(): Promise<void>;
}
