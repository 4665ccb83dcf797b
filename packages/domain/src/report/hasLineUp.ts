import type { LineUp } from './LineUp.ts';

/** Whether a team has a line-up. The tab appears when either team has one (REPORT-13). */
export function hasLineUp(lineUp: LineUp | null): lineUp is LineUp {
  return lineUp !== null && lineUp.lineup.length > 0;
}
