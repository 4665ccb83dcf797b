import type { CompetitionCode } from '../match/Match.ts';
import { competitionIds } from './competitionIds.ts';

/** Whether the app offers a competition in its lists (COMP-1). */
export function isAllowedCompetition(code: CompetitionCode): boolean {
  return competitionIds.has(code);
}
