import type { StandingsType } from './StandingsRow.ts';

const ORDER: readonly StandingsType[] = ['TOTAL', 'HOME', 'AWAY'];

/**
 * The types of table in an answer, in the selector's order. The selector appears when there is more than one
 * (REPORT-20).
 */
export function standingTypes(groups: readonly { readonly type: StandingsType }[]): StandingsType[] {
  return ORDER.filter((type) => groups.some((group) => group.type === type));
}
