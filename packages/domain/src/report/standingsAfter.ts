import type { ScoreLine, Team } from '../match/Match.ts';
import { compareText } from '../text/compareText.ts';
import type { StandingsRow, StandingsType } from './StandingsRow.ts';

/** A score that a table counts as a result. */
export interface StandingsResult {
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly score: ScoreLine;
}

/**
 * A table with results added to it, in its order: points, goal difference, goals scored, name. Points that a decision
 * gave to or took from a team stay. A team that the table does not have is not added (REPORT-18, REPORT-19).
 */
export function standingsAfter(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
  type: StandingsType,
): StandingsRow[] {
  return recounted(rows, results, type, 1)
    .toSorted(higherFirst)
    .map((row, n) => ({ ...row, position: n + 1 }));
}

/** The key that identifies a team of a table; null for a side that is not decided. */
export function keyOf(team: Team): string | null {
  return team.id ?? team.name;
}

/** Whether a result is added or taken away. */
export type Sign = 1 | -1;

/** The rows with results added or taken away, in the order in which they stood. */
export function recounted(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
  type: StandingsType,
  sign: Sign,
): StandingsRow[] {
  const after = new Map(rows.map((row) => [keyOf(row.team), row]));
  const count = (team: Team, scored: number, conceded: number): void => {
    const key = keyOf(team);
    const row = after.get(key);
    if (row !== undefined) after.set(key, withResult(row, scored, conceded, sign));
  };
  for (const { homeTeam, awayTeam, score } of results) {
    if (type !== 'AWAY') count(homeTeam, score.home, score.away);
    if (type !== 'HOME') count(awayTeam, score.away, score.home);
  }
  return [...after.values()];
}

function withResult(row: StandingsRow, scored: number, conceded: number, sign: Sign): StandingsRow {
  const won = sign * Number(scored > conceded);
  const draw = sign * Number(scored === conceded);
  return {
    ...row,
    playedGames: row.playedGames + sign,
    won: row.won + won,
    draw: row.draw + draw,
    lost: row.lost + sign * Number(scored < conceded),
    goalsFor: row.goalsFor + sign * scored,
    goalsAgainst: row.goalsAgainst + sign * conceded,
    goalDifference: row.goalDifference + sign * (scored - conceded),
    points: row.points + 3 * won + draw,
  };
}

function higherFirst(a: StandingsRow, b: StandingsRow): number {
  return b.points - a.points || byGoals(a, b) || compareText(a.team.name ?? '', b.team.name ?? '');
}

/** By goal difference, then by goals scored; the better first. */
export function byGoals(a: StandingsRow, b: StandingsRow): number {
  return b.goalDifference - a.goalDifference || b.goalsFor - a.goalsFor;
}
