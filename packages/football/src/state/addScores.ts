import type { ScoreLine } from '@tribunen/domain';

/** Two scores added, side by side. */
export function addScores(a: ScoreLine, b: ScoreLine): ScoreLine {
  return { home: a.home + b.home, away: a.away + b.away };
}
