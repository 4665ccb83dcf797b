import type { Side } from '../match/Match.ts';
import type { MatchStatistics, StatisticFigure } from './MatchStatistics.ts';

export interface StatisticBar extends StatisticFigure {
  /** Each side's share of both, 0–1; nought for both when there is nothing to share. */
  readonly shares: Readonly<Record<Side, number>>;
  /** The side with more; null when they are level. */
  readonly more: Side | null;
}

/**
 * The bars of a match's statistics (REPORT-57).
 *
 * @example
 * statisticBars({ clock: null, figures: [{ key: 'corners', home: 3, away: 1 }] }); // [{ …, shares: { home: 0.75, away: 0.25 }, more: 'home' }]
 */
export function statisticBars({ figures }: MatchStatistics): readonly StatisticBar[] {
  return figures.map((figure) => {
    const { home, away } = figure;
    const both = home + away;
    const shares = both === 0 ? { home: 0, away: 0 } : { home: home / both, away: away / both };
    return { ...figure, shares, more: home === away ? null : home > away ? 'home' : 'away' };
  });
}
