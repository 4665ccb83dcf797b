import type { StandingsType } from './standingsOf.ts';

const ORDER: readonly StandingsType[] = ['TOTAL', 'HOME', 'AWAY'];

/**
 * The types of table that an answer has, in the selector's order; the selector is there for more than one (REPORT-20).
 *
 * @example
 * standingTypes([{ type: 'AWAY' }, { type: 'TOTAL' }, { type: 'TOTAL' }]); // ['TOTAL', 'AWAY']
 */
export function standingTypes(groups: readonly { readonly type: StandingsType }[]): StandingsType[] {
  return ORDER.filter((type) => groups.some((group) => group.type === type));
}
