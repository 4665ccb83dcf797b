import type { LiveEvent } from '../notification/LiveEvent.ts';
import { agree } from '../report/agree.ts';
import { eventKind } from '../report/eventKind.ts';
import { LOOKED_AT_MINUTES } from '../report/takeBackGoals.ts';

/**
 * The goals that the video referee has taken back. Each such decision takes back the last goal of the five minutes of
 * play before it, by the decision's team and player as far as they are known (CHAT-40).
 *
 * @param events of one match, each once, in any order
 */
export function cancelledGoals(events: readonly LiveEvent[]): ReadonlySet<LiveEvent> {
  const cancelled = new Set<LiveEvent>();
  const inOrder = events.toSorted((a, b) => (a.occurredAt === b.occurredAt ? 0 : a.occurredAt < b.occurredAt ? -1 : 1));
  inOrder.forEach((decision, index) => {
    if (eventKind(decision.eventType)?.type !== 'GOAL_CANCELLED') return;
    const goal = inOrder
      .slice(0, index)
      .findLast(
        (event) => eventKind(event.eventType)?.type === 'GOAL' && !cancelled.has(event) && isMeant(event, decision),
      );
    if (goal !== undefined) cancelled.add(goal);
  });
  return cancelled;
}

function isMeant(goal: LiveEvent, decision: LiveEvent): boolean {
  return (
    goal.minute !== null &&
    decision.minute !== null &&
    decision.minute - goal.minute <= LOOKED_AT_MINUTES &&
    agree(goal.teamName, decision.teamName) &&
    agree(goal.personName, decision.personName)
  );
}
