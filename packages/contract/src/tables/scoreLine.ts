import type { NoScoreLine, ScoreLine } from '@tribunen/domain';

/** The score in the two columns of a row; both sides are null when one column is. */
export function scoreLine(row: {
  readonly score_home: number | null;
  readonly score_away: number | null;
}): ScoreLine | NoScoreLine {
  return row.score_home === null || row.score_away === null
    ? { home: null, away: null }
    : { home: row.score_home, away: row.score_away };
}
