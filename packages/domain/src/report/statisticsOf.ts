import type { MatchClock } from '../feed/MatchSnapshot.ts';
import type { Side } from '../match/Match.ts';
import { type MatchStatistics, type StatisticKey, statisticKeys } from './MatchStatistics.ts';

/** What a source says of one side: possession in per cent. */
export type StatisticParts = Readonly<Partial<Record<StatisticKey, number | null | undefined>>>;

/**
 * The statistics of a match; null when the source gives none. A figure of one side alone is left out, but for possession,
 * of which the other side has the rest (REPORT-55).
 *
 * @param clock the minute that the source gives with them
 */
export function statisticsOf(
  parts: Readonly<Record<Side, StatisticParts>>,
  clock: MatchClock | null,
): MatchStatistics | null {
  const figures = statisticKeys.flatMap((key) => {
    const sides = key === 'possession' ? possessionOf(parts) : { home: parts.home[key], away: parts.away[key] };
    const { home = null, away = null } = sides;
    return home === null || away === null ? [] : [{ key, home: rounded(key, home), away: rounded(key, away) }];
  });
  return figures.length === 0 ? null : { clock, figures };
}

function possessionOf({ home, away }: Readonly<Record<Side, StatisticParts>>) {
  const ofAway = away.possession ?? null;
  const ofHome = home.possession ?? (ofAway === null ? null : 100 - ofAway);
  if (ofHome === null) return {};
  const whole = Math.round(ofHome);
  return { home: whole, away: 100 - whole };
}

/** As it is shown, so that two figures that look the same are the same. */
function rounded(key: StatisticKey, figure: number): number {
  return key === 'xg' ? Math.round(figure * 10) / 10 : figure;
}
