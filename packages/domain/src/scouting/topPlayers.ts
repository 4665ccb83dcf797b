import { averageStars, type AverageStars } from './averageStars.ts';
import type { PlayerId } from './Rating.ts';
import type { RatingTotals } from './RatingTotals.ts';

const SHOWN = 3;

/** A row of the card of top players, which begins with the highest average. */
export interface TopPlayer extends AverageStars {
  readonly playerId: PlayerId;
}

/**
 * The three players with the highest shown average of at least one rating. Equal averages keep their order (SCOUT-5).
 */
export function topPlayers(totals: readonly Pick<RatingTotals, 'playerId' | 'everybody'>[]): readonly TopPlayer[] {
  return totals
    .flatMap(({ playerId, everybody }) => {
      const average = averageStars(everybody.overall);
      return average === null ? [] : [{ playerId, ...average }];
    })
    .toSorted((a, b) => b.average - a.average)
    .slice(0, SHOWN);
}
