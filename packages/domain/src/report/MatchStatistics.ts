import type { MatchClock } from '../feed/MatchSnapshot.ts';
import type { Side } from '../match/Match.ts';

/** In the order in which they are shown. */
export const statisticKeys = ['possession', 'xg', 'shots', 'shotsOnTarget', 'corners', 'fouls', 'offsides'] as const;
export type StatisticKey = (typeof statisticKeys)[number];

/** A figure of both sides: possession in per cent, expected goals, or a count. */
export interface StatisticFigure extends Readonly<Record<Side, number>> {
  readonly key: StatisticKey;
}

/** What a source has counted in a match. There is at least one figure; a figure that the source lacks is absent. */
export interface MatchStatistics {
  /** The minute up to which the figures count; null when they cover the whole match, or the source gives no minute. */
  readonly clock: MatchClock | null;
  readonly figures: readonly StatisticFigure[];
}
