import type { Side } from '../match/Match.ts';
import type { MatchStatistics, StatisticFigure } from './MatchStatistics.ts';

/** A figure as it is shown, with its bar. */
export interface StatisticBar extends StatisticFigure {
  /** Each side's share of both, 0–1; 0 for both when both figures are 0. */
  readonly shares: Readonly<Record<Side, number>>;
  /** The side with more; null when they are level. */
  readonly more: Side | null;
}

/**
 * The bars of a match's statistics: possession in whole per cent that make a hundred, expected goals with one decimal (REPORT-57).
 */
export function statisticBars({ figures }: MatchStatistics): readonly StatisticBar[] {
  return figures.map((figure) => {
    const { home, away } = rounded(figure);
    const both = home + away;
    const shares = both === 0 ? { home: 0, away: 0 } : { home: home / both, away: away / both };
    return { key: figure.key, home, away, shares, more: home === away ? null : home > away ? 'home' : 'away' };
  });
}

/** Rounded as on the screen, so that two figures that look equal are equal. */
function rounded({ key, home, away }: StatisticFigure): Readonly<Record<Side, number>> {
  if (key === 'possession') return { home: Math.round(home), away: 100 - Math.round(home) };
  return key === 'xg' ? { home: Math.round(home * 10) / 10, away: Math.round(away * 10) / 10 } : { home, away };
}
