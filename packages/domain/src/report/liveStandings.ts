import type { StandingsRow, StandingsType } from './StandingsRow.ts';
import { keyOf, type StandingsResult, standingsAfter } from './standingsAfter.ts';

/** A row of a table while matches are in play. */
export interface LiveStandingsRow extends StandingsRow {
  /** Places gained (positive) or lost (negative) by the scores of the matches in play. */
  readonly moved: number;
  /** Whether one of those scores is this team's. */
  readonly isPlaying: boolean;
}

/**
 * The table as it would be if every match ended with its present score, and the places that each team gains or loses by
 * that. A score counts when both teams are in the table, so a match of another group counts in no other (REPORT-42).
 *
 * @param rows the table without the scores
 * @example
 * liveStandings([], [], 'TOTAL'); // []
 */
export function liveStandings(
  rows: readonly StandingsRow[],
  scores: readonly StandingsResult[],
  type: StandingsType,
): LiveStandingsRow[] {
  const teams = new Set(rows.map(({ team }) => keyOf(team)));
  const counted = scores.filter(({ homeTeam, awayTeam }) => teams.has(keyOf(homeTeam)) && teams.has(keyOf(awayTeam)));
  if (counted.length === 0) return rows.map((row) => ({ ...row, moved: 0, isPlaying: false }));
  // Both tables are ordered by the same rule: a provider's own rule, such as the matches between two teams, would look
  // like a move.
  const before = standingsAfter(rows, [], type).map(({ team }) => keyOf(team));
  const playing = new Set(
    counted.flatMap(({ homeTeam, awayTeam }) => [
      type === 'AWAY' ? null : keyOf(homeTeam),
      type === 'HOME' ? null : keyOf(awayTeam),
    ]),
  );
  return standingsAfter(rows, counted, type).map((row, place) => ({
    ...row,
    moved: before.indexOf(keyOf(row.team)) - place,
    isPlaying: playing.has(keyOf(row.team)),
  }));
}
