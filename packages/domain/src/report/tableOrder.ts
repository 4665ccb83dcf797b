import { hasEnded } from '../match/hasEnded.ts';
import type { CompetitionCode, Match } from '../match/Match.ts';
import type { StandingsResult } from './standingsAfter.ts';
import { resultOf, TABLE_STAGES } from './standingsRound.ts';
import { type TableRule, tableRule } from './tableRule.ts';

/** The facts that decide between teams with the same number of points. */
export interface TableOrder {
  readonly rule: TableRule;
  /** The results of the season, in which the matches between two teams are found. */
  readonly results: readonly StandingsResult[];
}

/**
 * The order of a competition's table: its rule, and the results of its season (REPORT-51).
 *
 * @param group null for a table without groups
 */
export function tableOrder(competition: CompetitionCode, group: string | null, season: readonly Match[]): TableOrder {
  const results = season
    .filter((match) => hasEnded(match) && TABLE_STAGES.has(match.stage))
    .flatMap((match) => resultOf(match) ?? []);
  return { rule: tableRule(competition, group), results };
}
