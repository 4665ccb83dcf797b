import type { ScoreLine } from '@tribunen/domain';

/**
 * Two scores added, side by side.
 *
 * @example
 * addScores({ home: 1, away: 1 }, { home: 3, away: 4 }); // { home: 4, away: 5 }
 */
export function addScores(a: ScoreLine, b: ScoreLine): ScoreLine {
  return { home: a.home + b.home, away: a.away + b.away };
}
