import type { Match } from './Match.ts';

/**
 * Whether a match is not played as planned: postponed or cancelled, so that its kick-off is only the planned one
 * (DETAIL-10).
 */
export function isCalledOff(match: Match): boolean {
  return match.status === 'POSTPONED' || match.status === 'CANCELED';
}
