import { isLive } from '../match/isLive.ts';
import type { Match, Side } from '../match/Match.ts';
import { type MatchStatistics, type StatisticKey, statisticKeys } from './MatchStatistics.ts';

/** What a source says of one side: possession in per cent. */
export type StatisticParts = Readonly<Partial<Record<StatisticKey, number | null | undefined>>>;

/**
 * The statistics of a match, with its minute; null when the source gives none. A figure of one side alone is left out, but for possession,
 * of which the other side has the rest (REPORT-55, REPORT-56).
 */
export function statisticsOf(match: Match, parts: Readonly<Record<Side, StatisticParts>>): MatchStatistics | null {
  const figures = statisticKeys.flatMap((key) => {
    const sides = key === 'possession' ? possessionOf(parts) : { home: parts.home[key], away: parts.away[key] };
    const { home = null, away = null } = sides;
    return home === null || away === null ? [] : [{ key, home: rounded(key, home), away: rounded(key, away) }];
  });
  if (figures.length === 0) return null;
  const hasMinute = isLive(match) && match.minute !== null;
  return { clock: hasMinute ? { minute: match.minute, injuryTime: match.injuryTime } : null, figures };
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
