import { type MatchStatistics, type Side, statisticsOf } from '@tribunen/domain';
import type { ProviderStatistics } from '../provider/football-data/providerStatistics.ts';

/** The statistics of both sides; null when the answer has none (REPORT-55, REPORT-56). */
export function toMatchStatistics({
  home,
  away,
}: Readonly<Record<Side, ProviderStatistics | null | undefined>>): MatchStatistics | null {
  const minute = home?.minute ?? null;
  const clock = minute === null ? null : { minute, injuryTime: home?.injury_time ?? null };
  return statisticsOf({ home: partsOf(home), away: partsOf(away) }, clock);
}

function partsOf(statistics: ProviderStatistics | null | undefined) {
  return {
    possession: statistics?.ball_possession,
    xg: statistics?.expected_goals,
    shots: statistics?.shots,
    shotsOnTarget: statistics?.shots_on_goal,
    corners: statistics?.corner_kicks,
    fouls: statistics?.fouls,
    offsides: statistics?.offsides,
  };
}
