import type { ScoreLine } from '../match/Match.ts';
import type { FeedEvent, FeedGoal } from './FeedEvent.ts';

/**
 * The events that count: those of the current play that no correction has taken back. Corrections are not among them.
 */
export function standingEvents(events: readonly FeedEvent[]): readonly FeedEvent[] {
  const gone = new Set(
    events.flatMap((event) => {
      if (event.type === 'GOAL_CANCELLED') return [event.id, event.goalId];
      return event.type === 'CARD_CANCELLED' ? [event.id, event.cardId] : [];
    }),
  );
  return events.filter(({ id, isAbandoned }) => isAbandoned !== true && !gone.has(id));
}

/** The goals that count. */
export function standingGoals(events: readonly FeedEvent[]): readonly FeedGoal[] {
  return standingEvents(events).filter((event) => event.type === 'GOAL');
}

/** The score that follows from the goals that count. */
export function scoreOfGoals(events: readonly FeedEvent[]): ScoreLine {
  const goals = standingGoals(events);
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}
