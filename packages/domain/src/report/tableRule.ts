import type { CompetitionCode } from '../match/Match.ts';

/** The first criterion between teams that have the same number of points. */
export type TableRule =
  | { readonly first: 'goal-difference' | 'wins' }
  /** The matches between those teams, once each pair has met that many times; until then the goal difference. */
  | { readonly first: 'head-to-head'; readonly meetings: 1 | 2 };

const goalDifference: TableRule = { first: 'goal-difference' };
const wins: TableRule = { first: 'wins' };
const headToHead = (meetings: 1 | 2): TableRule => ({ first: 'head-to-head', meetings });

/** The competitions that are not ordered by goal difference first, by the rules of 2026/27. */
const rules: ReadonlyMap<string, TableRule> = new Map([
  // Spain: RFEF, Reglamento General, «Clasificación final: desempates», for both divisions of LaLiga.
  ['PD', headToHead(2)],
  ['SD', headToHead(2)],
  // Italy: FIGC, Norme Organizzative Interne, article 51 («classifica avulsa»).
  ['SA', headToHead(2)],
  // Portugal: Liga Portugal, Regulamento das Competições, «Desempate».
  ['PPL', headToHead(2)],
  // Turkey: TFF, Süper Lig Müsabaka Statüsü, «Puan eşitliği».
  ['TSL', headToHead(2)],
  // Brazil: CBF, Regulamento Específico da Competição, «Critérios de desempate».
  ['BSA', wins],
  // MLS, Competition Guidelines, «Tiebreakers».
  ['MLS', wins],
]);

/**
 * Competitions with groups. A table of a whole league phase, in which not all teams meet, is ordered by goal
 * difference.
 */
const groupRules: ReadonlyMap<string, TableRule> = new Map([
  // FIFA, Regulations for the FIFA World Cup 26, article 13.
  ['WC', headToHead(1)],
  // UEFA, Regulations of the UEFA European Football Championship, «Equality of points – final tournament».
  ['EC', headToHead(1)],
  // UEFA, club competitions with groups, until 2023/24. Since then: article «Equality of points – league phase».
  ['CL', headToHead(2)],
  ['EL', headToHead(2)],
  ['UCL', headToHead(2)],
]);

/**
 * The rule of a competition's table (REPORT-51).
 *
 * @param group null for a table without groups
 */
export function tableRule(competition: CompetitionCode, group: string | null): TableRule {
  const known = group === null ? rules : groupRules;
  return known.get(competition) ?? goalDifference;
}
