import type { ProviderMatch } from '@tribunen/contract';
import type { OsloDay } from '@tribunen/domain';
import type { Season } from '../seed/loadSeed.ts';
import type { SeasonData } from './season/SeasonData.ts';

/** The matches of a match day at any moment. */
export interface MatchData {
  /** The matches of one Oslo day at a moment, given in milliseconds since 1970. */
  readonly listDay: (day: OsloDay, now: number) => readonly ProviderMatch[];
  /** The full report of one match, whether or not a list contains it; null when no match has that id. */
  readonly matchReport: SeasonData['matchReport'];
  /** Every match of a competition's season, each fixture once. The table is computed from these matches. */
  readonly matchesOf: SeasonData['matchesOf'];
  /**
   * When the first match of a competition's round kicks off today, in milliseconds since 1970, whether or not a list
   * has the match yet; null when the time is undecided or on another day.
   */
  readonly firstKickOffOf: (code: string, round: number) => number | null;
  /** The competitions of the source, with their teams and squads. */
  readonly seasons: readonly Season[];
}
