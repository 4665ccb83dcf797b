import type { LigaGoal } from '@tribunen/contract';
import { type MatchClock, readClock, type ScoreLine } from '@tribunen/domain';

export interface TimedGoal {
  readonly goal: LigaGoal;
  /** The minute of the goal; null when nobody has typed a minute, or when the text cannot be parsed. */
  readonly clock: MatchClock | null;
}

const half = 45;
const fullTime = 90;
/** A minute that is more than this beyond 45 cannot be added time of the first half. */
const longestAdded = 15;
const addedInWords = /nachspielzeit|stoppage|injury time|added time/i;
const addedInFigures = /\b(?:45|90)\D{0,4}\+\s*\d{1,2}/;

/**
 * The goals in the order of the score, each with its minute. People type the minute of a goal in added time in several
 * ways: 50 with a flag, «45+5» as the minute or in the comment, or just 50. A plain 50 means 45+5 if the goal is part
 * of the half-time score, or if a later goal has an earlier minute. The two leagues have no extra time, so 93 is always
 * 90+3.
 *
 * @param halfTime the score at half-time; null when nobody has typed it
 * @example
 * ligaMinutes([{ scoreTeam1: 1, scoreTeam2: 0, matchMinute: 50, isOvertime: true }], null)[0].clock; // { minute: 45, injuryTime: 5 }
 */
export function ligaMinutes(goals: readonly LigaGoal[], halfTime: ScoreLine | null): readonly TimedGoal[] {
  const inOrder = goals.toSorted((a, b) => totalOf(a) - totalOf(b)).map((goal) => ({ goal, clock: typedClock(goal) }));
  return inOrder.map(({ goal, clock }, index) => {
    if (clock === null || clock.injuryTime !== null) return { goal, clock };
    const { minute } = clock;
    if (minute > fullTime) return { goal, clock: { minute: fullTime, injuryTime: minute - fullTime } };
    const isBeforeHalfTime =
      isAdded(goal) ||
      (halfTime !== null && totalOf(goal) <= halfTime.home + halfTime.away) ||
      inOrder.slice(index + 1).some((later) => isBetween(later.clock?.minute, half, minute));
    return isBetween(minute, half, half + longestAdded + 1) && isBeforeHalfTime
      ? { goal, clock: { minute: half, injuryTime: minute - half } }
      : { goal, clock };
  });
}

function typedClock({ matchMinute, comment }: LigaGoal): MatchClock | null {
  return readClock(addedInFigures.exec(comment ?? '')?.[0] ?? String(matchMinute ?? ''));
}

function isAdded({ isOvertime, comment }: LigaGoal): boolean {
  return isOvertime === true || addedInWords.test(comment ?? '');
}

function isBetween(minute: number | undefined, after: number, before: number): boolean {
  return minute !== undefined && minute > after && minute < before;
}

function totalOf({ scoreTeam1, scoreTeam2 }: LigaGoal): number {
  return (scoreTeam1 ?? 0) + (scoreTeam2 ?? 0);
}
