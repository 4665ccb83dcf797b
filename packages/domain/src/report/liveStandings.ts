import { placeTeams } from './placeTeams.ts';
import { keyOf, recounted, type Sign, type StandingsResult } from './standingsAfter.ts';
import type { StandingsRow, StandingsType } from './StandingsRow.ts';
import type { TableOrder } from './tableOrder.ts';

/** A row of a table while matches are in play. */
export interface LiveStandingsRow extends StandingsRow {
  /** Places gained (positive) or lost (negative) by the scores of the matches in play. */
  readonly moved: number;
  /** Whether one of those scores is this team's. */
  readonly isPlaying: boolean;
}

/** The order by goal difference, for a competition without a known rule. */
const plainOrder: TableOrder = { rule: { first: 'goal-difference' }, results: [] };

/**
 * The table as it would be if every match ended with its present score, and the places that each team gains or loses by
 * that. Only the teams of those matches move. A score counts when both teams are in the table, so a match of one group
 * does not count in another (REPORT-42, REPORT-51).
 *
 * @param rows the table without the scores, in the provider's order
 * @param order the rule of the competition, and the results of its season
 */
export function liveStandings(
  rows: readonly StandingsRow[],
  scores: readonly StandingsResult[],
  type: StandingsType,
  order: TableOrder = plainOrder,
): LiveStandingsRow[] {
  const teams = new Set(rows.map(({ team }) => keyOf(team)));
  const counted = scores.filter(({ homeTeam, awayTeam }) => teams.has(keyOf(homeTeam)) && teams.has(keyOf(awayTeam)));
  const playing = teamsOf(counted, type);
  const before = rows.map(({ team }) => keyOf(team));
  return replaced(rows, counted, type, 1, order).map((row, place) => ({
    ...row,
    moved: before.indexOf(keyOf(row.team)) - place,
    isPlaying: playing.has(keyOf(row.team)),
  }));
}

/**
 * A table with results taken out of it; only the teams of those matches move (REPORT-45).
 *
 * @param order the rule of the competition, and the results of its season
 */
export function standingsWithout(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
  type: StandingsType,
  order: TableOrder = plainOrder,
): StandingsRow[] {
  return replaced(rows, results, type, -1, order);
}

function replaced(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
  type: StandingsType,
  sign: Sign,
  order: TableOrder,
): StandingsRow[] {
  if (results.length === 0) return [...rows];
  // A table of home or away matches has only half of the matches between two teams.
  const { rule } = type === 'TOTAL' ? order : plainOrder;
  const others = order.results.filter((known) => !results.some((each) => isSameFixture(known, each)));
  return placeTeams(recounted(rows, results, type, sign), teamsOf(results, type), {
    rule,
    results: sign === 1 ? [...others, ...results] : others,
  });
}

/** In a season two teams meet once at each home, so the same home and away teams mean the same match. */
function isSameFixture(a: StandingsResult, b: StandingsResult): boolean {
  return keyOf(a.homeTeam) === keyOf(b.homeTeam) && keyOf(a.awayTeam) === keyOf(b.awayTeam);
}

function teamsOf(results: readonly StandingsResult[], type: StandingsType): ReadonlySet<string | null> {
  return new Set(
    results.flatMap(({ homeTeam, awayTeam }) => [
      ...(type === 'AWAY' ? [] : [keyOf(homeTeam)]),
      ...(type === 'HOME' ? [] : [keyOf(awayTeam)]),
    ]),
  );
}
