import type { CompetitionCode } from '../match/Match.ts';
import { competitionIds } from './competitionIds.ts';

/**
 * The provider's numeric id of a competition that a source names by code only; null when the app does not offer it (COMP-3).
 */
export function competitionIdOf(code: CompetitionCode): number | null {
  return competitionIds.get(code) ?? null;
}
