import type { MatchClock } from '../feed/MatchSnapshot.ts';
import type { Side } from '../match/Match.ts';
import { type MatchStatistics, type StatisticKey, statisticKeys } from './MatchStatistics.ts';

/** A source's figures of one side; possession is in per cent. */
export type StatisticParts = Readonly<Partial<Record<StatisticKey, number | null | undefined>>>;

/**
 * The statistics of a match; null when the source gives none. A figure of one side alone is left out (REPORT-55).
 *
 * @param clock the minute that the source gives with them
 */
export function statisticsOf(
  parts: Readonly<Record<Side, StatisticParts>>,
  clock: MatchClock | null,
): MatchStatistics | null {
  const figures = statisticKeys.flatMap((key) => {
    const home = parts.home[key] ?? null;
    const away = parts.away[key] ?? null;
    return home === null || away === null ? [] : [{ key, home, away }];
  });
  return figures.length === 0 ? null : { clock, figures };
}
