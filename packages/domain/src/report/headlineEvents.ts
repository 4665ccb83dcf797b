import type { GoalEvent, MatchEvent, RedCardEvent } from './MatchEvent.ts';

/** The events under the score: goals that count, and red cards (REPORT-10). */
export function headlineEvents(events: readonly MatchEvent[]): (GoalEvent | RedCardEvent)[] {
  return events
    .filter((event) => event.type === 'GOAL' || event.type === 'RED_CARD')
    .filter((event) => event.type === 'RED_CARD' || !event.cancelled);
}
