import type { Side } from '../match/Match.ts';
import type { ReportedGoal, ReportParts } from './ReportParts.ts';
import { teamSideOf } from './teamSideOf.ts';

/**
 * The side that a goal of a list counts for: the side whose score rose since the goal before, else the goal's team.
 * Providers report an own goal for either team, but count it for one (REPORT-4).
 */
export function scoringSideOf(
  goal: ReportedGoal,
  previous: ReportedGoal | null,
  teams: Pick<ReportParts, 'homeTeam' | 'awayTeam'>,
): Side {
  const homeRose = (goal.score?.home ?? 0) > (previous?.score?.home ?? 0);
  const awayRose = (goal.score?.away ?? 0) > (previous?.score?.away ?? 0);
  if (homeRose === awayRose) return teamSideOf(goal.team, teams);
  return homeRose ? 'home' : 'away';
}
