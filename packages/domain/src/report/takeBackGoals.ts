import type { Side } from '../match/Match.ts';
import { agree } from './agree.ts';
import type { GoalEvent, MatchEvent, MatchEventId } from './MatchEvent.ts';

/** How many minutes of play the video referee may look back at a goal. A decision never concerns an earlier goal. */
export const LOOKED_AT_MINUTES = 5;

/** A decision of the video referee that takes back a goal. */
export interface Cancellation {
  readonly minute: number;
  readonly extraTime: number | null;
  /** The side of the goal; null when no source has it. */
  readonly side: Side | null;
  /** The scorer; null when no source names them. */
  readonly playerName: string | null;
}

/**
 * The events, with the goals marked that the video referee has taken back: the last goal of the five minutes before, by
 * the side and player as far as they are known. A goal that has left the list of goals is preferred to a goal still on
 * it. A cancellation reported twice counts once (REPORT-7).
 *
 * @param events in order
 * @param listed ids of the events that a list contains
 */
export function takeBackGoals(
  events: readonly MatchEvent[],
  cancellations: readonly Cancellation[],
  listed: ReadonlySet<MatchEventId>,
): MatchEvent[] {
  const once = cancellations.filter(
    (one, n) => !cancellations.slice(0, n).some((other) => isSameCancellation(one, other)),
  );
  return once.reduce<MatchEvent[]>(
    (before, cancellation) => {
      const goals = before.filter((event) => event.type === 'GOAL').filter((goal) => isMeant(goal, cancellation));
      const taken = goals.findLast(({ id }) => !listed.has(id)) ?? goals.at(-1);
      return before.map((event) => (event.type === 'GOAL' && event === taken ? { ...event, cancelled: true } : event));
    },
    [...events],
  );
}

function isSameCancellation(a: Cancellation, b: Cancellation): boolean {
  return (
    a.minute === b.minute && a.extraTime === b.extraTime && agree(a.side, b.side) && agree(a.playerName, b.playerName)
  );
}

function isMeant(goal: GoalEvent, cancellation: Cancellation): boolean {
  const since = minutesBetween(goal, cancellation);
  return (
    !goal.cancelled &&
    since >= 0 &&
    since <= LOOKED_AT_MINUTES &&
    agree(cancellation.side, goal.teamSide) &&
    (cancellation.playerName ?? goal.playerName) === goal.playerName
  );
}

/**
 * Added time continues from the minute that it is added to. The next half begins at the minute after it, however long
 * the added time was.
 */
function minutesBetween(goal: GoalEvent, { minute, extraTime }: Cancellation): number {
  const added = minute === goal.minute ? (goal.extraTime ?? 0) : 0;
  return minute - goal.minute + (extraTime ?? 0) - added;
}
