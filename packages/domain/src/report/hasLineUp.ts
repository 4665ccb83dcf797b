import type { LineUp } from './LineUp.ts';

/**
 * Whether a team has a line-up. The tab appears when either team has one (REPORT-13).
 *
 * @example
 * hasLineUp({ formation: '4-3-3', lineup: [], bench: [] }); // false
 */
export function hasLineUp(lineUp: LineUp | null): lineUp is LineUp {
  return lineUp !== null && lineUp.lineup.length > 0;
}
