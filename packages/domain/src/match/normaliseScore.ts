import type { NoScoreLine, Score, ScoreLine } from './Match.ts';
import type { GoalsParts, ScoreParts } from './MatchParts.ts';

const noScore: NoScoreLine = { home: null, away: null };

/**
 * A score built from a source's fields. A line with one half missing, or without whole numbers, is no line; goals of a
 * shoot-out count only when there was a shoot-out (MATCH-9, MATCH-10).
 */
export function normaliseScore(parts: ScoreParts | null | undefined): Score {
  const extraTime = lineOf(parts?.extraTime);
  const penalties = lineOf(parts?.penalties);
  const duration = durationOf(parts?.duration, extraTime, penalties);
  return {
    fullTime: lineOf(parts?.fullTime) ?? noScore,
    halfTime: lineOf(parts?.halfTime),
    regularTime: lineOf(parts?.regularTime),
    extraTime: duration === 'REGULAR' ? null : extraTime,
    penalties: duration === 'PENALTY_SHOOTOUT' ? penalties : null,
    duration,
  };
}

function lineOf(goals: GoalsParts | null | undefined): ScoreLine | null {
  const home = goals?.home;
  const away = goals?.away;
  return isGoals(home) && isGoals(away) ? { home, away } : null;
}

function isGoals(value: number | null | undefined): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function durationOf(
  raw: string | null | undefined,
  extraTime: ScoreLine | null,
  penalties: ScoreLine | null,
): Score['duration'] {
  const said = raw?.trim().toUpperCase();
  if (said === 'REGULAR' || said === 'EXTRA_TIME' || said === 'PENALTY_SHOOTOUT') return said;
  // Sources that do not give the duration often write 0–0 for periods that were not played.
  if (penalties !== null && penalties.home + penalties.away > 0) return 'PENALTY_SHOOTOUT';
  return extraTime !== null && extraTime.home + extraTime.away > 0 ? 'EXTRA_TIME' : 'REGULAR';
}
