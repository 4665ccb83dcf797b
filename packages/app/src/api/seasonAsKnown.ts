import type { Scorer, Standings } from '@tribunen/contract';
import { type Competition, type Match, standingsWithout, tableOrder, unknownResults } from '@tribunen/domain';

/** The tables of a competition without the results that the reader may not know (KNOWN-10). */
export function standingsAsKnown(
  standings: readonly Standings[],
  competition: Pick<Competition, 'id'>,
  season: readonly Match[],
  known: readonly Match[],
): readonly Standings[] {
  const totals = standings.filter(({ type }) => type === 'TOTAL').flatMap(({ rows }) => rows);
  const unknown = unknownResults(totals, season, known);
  if (unknown.length === 0) return standings;
  return standings.map((table) => ({
    ...table,
    rows: standingsWithout(table.rows, unknown, table.type, tableOrder(competition.id, table.group, known)),
    leavesOut: true,
  }));
}

/** The top scorers without the players of teams with a hidden result, because their goals would give it away (KNOWN-10). */
export function scorersAsKnown(scorers: readonly Scorer[], known: readonly Match[]): readonly Scorer[] {
  const teams = new Set(
    known.filter(({ isHidden }) => isHidden === true).flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]),
  );
  return scorers.filter(({ team }) => !teams.has(team.id));
}
