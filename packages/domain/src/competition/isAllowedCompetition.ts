import type { CompetitionCode } from '../match/Match.ts';
import { allowList } from './allowList.ts';

const codes: ReadonlySet<CompetitionCode> = new Set(allowList.map(({ code }) => code));

/**
 * Whether the app offers a competition in its lists (COMP-1).
 *
 * @example
 * isAllowedCompetition('PL'); // true
 * isAllowedCompetition('XYZ'); // false
 */
export function isAllowedCompetition(code: CompetitionCode): boolean {
  return codes.has(code);
}
