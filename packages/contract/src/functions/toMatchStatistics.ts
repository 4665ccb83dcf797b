import { type MatchStatistics, type Side, statisticsOf } from '@tribunen/domain';
import type { ProviderStatistics } from '../provider/football-data/providerStatistics.ts';

/** The statistics of both sides; null when the answer has none (REPORT-55, REPORT-56). */
export function toMatchStatistics({
  home,
  away,
}: Readonly<Record<Side, ProviderStatistics | null | undefined>>): MatchStatistics | null {
  const minute = home?.minute ?? null;
  const clock = minute === null ? null : { minute, injuryTime: home?.injuryTime ?? null };
  return statisticsOf({ home: home ?? {}, away: away ?? {} }, clock);
}
