import type { Scorer, Standings } from '@tribunen/contract';
import { type Competition, isLive, type Match, standingsWithout, tableOrder, unknownResults } from '@tribunen/domain';
import type { KnownGate } from './access/KnownGate.ts';

/** The tables of a competition without the results that the reader may not know (KNOWN-10). */
export function standingsAsKnown(
  standings: readonly Standings[],
  competition: Pick<Competition, 'id'>,
  season: readonly Match[],
  gate: Pick<KnownGate, 'matches' | 'secondsBehind'>,
): readonly Standings[] {
  const known = gate.matches(season);
  const totals = standings.filter(({ type }) => type === 'TOTAL').flatMap(({ rows }) => rows);
  const unknown = unknownResults(totals, season, known, (match) => gate.secondsBehind(match) > 0);
  if (unknown.length === 0) return standings;
  return standings.map((table) => ({
    ...table,
    rows: standingsWithout(table.rows, unknown, table.type, tableOrder(competition.id, table.group, known)),
    leavesOut: true,
  }));
}

/**
 * The top scorers, without all players of two teams while the result of their match is hidden or delayed. A scorer's
 * number of goals would tell the result; and if only the scorers were left out, their absence would tell it (KNOWN-10).
 */
export function scorersAsKnown(
  scorers: readonly Scorer[],
  season: readonly Match[],
  gate: Pick<KnownGate, 'matches' | 'secondsBehind'>,
): readonly Scorer[] {
  const known = gate.matches(season);
  const teams = new Set(
    season
      .filter((match, index) => known[index] !== match || (isLive(match) && gate.secondsBehind(match.id) > 0))
      .flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]),
  );
  return scorers.filter(({ team }) => !teams.has(team.id));
}
