import type { GoalKind } from '../feed/MatchSnapshot.ts';
import { countOf } from '../match/countOf.ts';
import { eventKind } from './eventKind.ts';
import type { ReportedGoal, ReportParts } from './ReportParts.ts';
import { scoringSideOf } from './scoringSideOf.ts';

type Teams = Pick<ReportParts, 'homeTeam' | 'awayTeam' | 'beforeShootOut'>;

/** A later goal belongs to a shoot-out, or to added time that was typed as 122. */
const lastMinute = 120;
const shootOut = /shoot[\s_-]?out/i;

/**
 * The goals of a list without the kicks of a shoot-out, which many sources include as penalties. A penalty after minute
 * 120 is a kick. In a match with a shoot-out, a penalty in minute 120 or its added time is a goal only as long as the
 * score before the shoot-out is not reached without it (REPORT-54).
 */
export function goalsOfPlay<Goal extends ReportedGoal>(goals: readonly Goal[], teams: Teams): readonly Goal[] {
  const listed = goals
    .filter((goal) => !isKick(goal))
    .map((goal, n, all) => ({ goal, side: scoringSideOf(goal, all[n - 1] ?? null, teams) }));
  const { beforeShootOut } = teams;
  if (beforeShootOut === undefined) return listed.map(({ goal }) => goal);
  const room = { home: beforeShootOut?.home ?? 0, away: beforeShootOut?.away ?? 0 };
  for (const { goal, side } of listed) if (!mayBeKick(goal)) room[side] -= 1;
  return listed.flatMap(({ goal, side }) => {
    if (!mayBeKick(goal)) return [goal];
    room[side] -= 1;
    return room[side] >= 0 ? [goal] : [];
  });
}

function isKick(goal: ReportedGoal): boolean {
  return shootOut.test(goal.type ?? '') || (isKind(goal, 'penalty') && isAfterPlay(goal));
}

/** Whether a goal of a match with a shoot-out may be one of its kicks. */
function mayBeKick(goal: ReportedGoal): boolean {
  if (isKind(goal, 'own-goal')) return false;
  return isAfterPlay(goal) || (isKind(goal, 'penalty') && (countOf(goal.minute) ?? 0) >= lastMinute);
}

function isKind({ type }: ReportedGoal, goal: GoalKind): boolean {
  const kind = eventKind(type);
  return kind?.type === 'GOAL' && kind.goal === goal;
}

function isAfterPlay({ minute, injuryTime }: ReportedGoal): boolean {
  return (countOf(minute) ?? 0) > lastMinute && !injuryTime;
}
