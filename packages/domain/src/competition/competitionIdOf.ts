import type { CompetitionCode } from '../match/Match.ts';
import { allowList } from './allowList.ts';

const ids: ReadonlyMap<CompetitionCode, number> = new Map(allowList.map(({ code, dbId }) => [code, dbId]));

/**
 * The provider's numeric id of a competition that a source names by code only; null when the code is not in the
 * allow-list (COMP-3).
 *
 * @example
 * competitionIdOf('PL' as CompetitionCode); // 2021
 */
export function competitionIdOf(code: CompetitionCode): number | null {
  return ids.get(code) ?? null;
}
