import type { ProviderStatistics } from '@tribunen/contract';
import type { Side } from '@tribunen/domain';
import { matchFigures } from './matchFigures.ts';
import { matchStateAt } from './matchStateAt.ts';
import type { PlayedMatch } from './SimulatedMatch.ts';
import { toReportedShots } from './toReportedShots.ts';

/**
 * The statistics of both sides at a moment, as a provider counts them; null before kick-off. The shots are counted from
 * the report, so that the statistics and the report agree.
 *
 * @param now milliseconds since 1970
 */
export function statisticsAt(match: PlayedMatch, now: number): Readonly<Record<Side, ProviderStatistics>> | null {
  const figures = matchFigures(match, now);
  const { moment, status } = matchStateAt(match, now);
  if (figures === null || moment === null) return null;
  const shots = toReportedShots(match, moment.happened);
  const clock = status === 'FINISHED' ? {} : { minute: moment.minute, injuryTime: moment.injuryTime };
  const sideOf = (side: Side): ProviderStatistics => {
    const own = shots.filter(({ team }) => team?.id === match[side].id);
    const { possession, corners, fouls, offsides } = figures[side];
    return {
      ...clock,
      possession: Math.round(100 * possession),
      shots: own.length,
      shotsOnTarget: own.filter(({ outcome }) => outcome === 'GOAL' || outcome === 'SAVED').length,
      corners: corners,
      fouls,
      offsides,
      xg: own.reduce((sum, { xg }) => sum + (xg ?? 0), 0),
    };
  };
  return { home: sideOf('home'), away: sideOf('away') };
}
