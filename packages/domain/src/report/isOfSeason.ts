import type { OsloDay } from '../time/OsloDay.ts';

/** The days on which a season begins and ends. */
export interface SeasonDays {
  readonly first: OsloDay;
  readonly last: OsloDay;
}

/**
 * Whether a match on a given day belongs to a season, so that the season's table is the match's own (REPORT-48). A
 * table whose provider names no season belongs to every match.
 */
export function isOfSeason(day: OsloDay, season: SeasonDays | null): boolean {
  return season === null || (season.first <= day && day <= season.last);
}
