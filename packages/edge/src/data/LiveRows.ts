import type { LiveEventRow, LiveMatchRow, MatchStateRow } from '@tribunen/contract';
import type { OsloDay } from '@tribunen/domain';

/**
 * The rows that the feed writes. `since` is in milliseconds since 1970; -Infinity selects every row. The result
 * contains every row that has changed since that time, and may contain older rows.
 */
export interface LiveRows {
  /** The rows of the matches that kick off on a day in Oslo's time zone. */
  matchesOn(day: OsloDay): Promise<readonly LiveMatchRow[]>;
  statesOf(matches: readonly string[], since: number): Promise<readonly MatchStateRow[]>;
  eventsOf(matches: readonly string[], since: number): Promise<readonly LiveEventRow[]>;
  /** The events of every match. */
  eventsSince(since: number): Promise<readonly LiveEventRow[]>;
  isAnyLive(): Promise<boolean>;
  /** The time of the newest change of a match or event, in milliseconds since 1970; 0 while there are no rows. */
  newestChange(): Promise<number>;
}
