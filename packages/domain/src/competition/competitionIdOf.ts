import type { CompetitionCode } from '../match/Match.ts';

const ids: ReadonlyMap<string, number> = new Map([
  ['PL', 2021],
  ['BL1', 2002],
  ['SA', 2019],
  ['PD', 2014],
  ['FL1', 2015],
  ['CL', 2001],
]);

/**
 * The provider's numeric id of a competition that a source names by code alone; null where the code is not in the table. COMP-3
 *
 * @example
 * competitionIdOf('PL' as CompetitionCode); // 2021
 */
export function competitionIdOf(code: CompetitionCode): number | null {
  return ids.get(code) ?? null;
}
