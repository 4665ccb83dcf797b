import { byGoals, keyOf, recounted, type StandingsResult } from './standingsAfter.ts';
import type { StandingsRow } from './StandingsRow.ts';
import type { TableOrder } from './tableOrder.ts';

/**
 * A table in which some teams have new figures. Only those teams move, each to its place by the rule of the
 * competition; the others keep the provider's order (REPORT-42).
 *
 * @param rows with the new figures, in the earlier order
 * @param movable the keys of the teams that may move
 */
export function placeTeams(
  rows: readonly StandingsRow[],
  movable: ReadonlySet<string | null>,
  order: TableOrder,
): StandingsRow[] {
  const isMovable = ({ team }: StandingsRow): boolean => movable.has(keyOf(team));
  const placed = rows.filter((row) => !isMovable(row));
  for (const row of rows.filter(isMovable)) {
    const before = placed.findIndex((other) => isHigher(row, other, rows, order));
    placed.splice(before === -1 ? placed.length : before, 0, row);
  }
  return placed.map((row, n) => ({ ...row, position: n + 1 }));
}

function isHigher(row: StandingsRow, than: StandingsRow, rows: readonly StandingsRow[], order: TableOrder): boolean {
  if (row.points !== than.points) return row.points > than.points;
  const level = rows.filter(({ points }) => points === row.points);
  const by = byRule(row, than, level, order) || byGoals(row, than) || rows.indexOf(row) - rows.indexOf(than);
  return by < 0;
}

function byRule(
  a: StandingsRow,
  b: StandingsRow,
  level: readonly StandingsRow[],
  { rule, results }: TableOrder,
): number {
  switch (rule.first) {
    case 'goal-difference':
      return 0;
    case 'wins':
      return b.won - a.won;
    case 'head-to-head': {
      const among = betweenThem(level, results);
      const isDecided = among.every(({ playedGames }) => playedGames >= rule.meetings * (level.length - 1));
      const rowOf = ({ team }: StandingsRow) => among[level.findIndex((each) => keyOf(each.team) === keyOf(team))];
      const [ofA, ofB] = [rowOf(a), rowOf(b)];
      return isDecided && ofA !== undefined && ofB !== undefined ? ofB.points - ofA.points || byGoals(ofA, ofB) : 0;
    }
  }
}

/** The table of the matches between teams that are level, in their order. */
function betweenThem(level: readonly StandingsRow[], results: readonly StandingsResult[]): readonly StandingsRow[] {
  const keys = new Set(level.map(({ team }) => keyOf(team)));
  const none = { playedGames: 0, won: 0, draw: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 };
  return recounted(
    level.map((row) => ({ ...row, ...none })),
    results.filter(({ homeTeam, awayTeam }) => keys.has(keyOf(homeTeam)) && keys.has(keyOf(awayTeam))),
    'TOTAL',
    1,
  );
}
