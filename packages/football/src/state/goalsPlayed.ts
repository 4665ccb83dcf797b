import type { ScoreLine } from '@tribunen/domain';
import { addScores } from './addScores.ts';
import type { GoalsByPeriod } from '../script/timelineOf.ts';

/** The current score, without the shoot-out. */
export function goalsPlayed(tally: GoalsByPeriod): ScoreLine {
  return addScores(addScores(tally.firstHalf, tally.secondHalf), tally.extraTime);
}
