import type { MatchEvent } from './MatchEvent.ts';

/** Events by minute, then by added time; within the same moment in the order given (REPORT-8). */
export function orderEvents(events: readonly MatchEvent[]): MatchEvent[] {
  return events.toSorted((a, b) => a.minute - b.minute || (a.extraTime ?? 0) - (b.extraTime ?? 0));
}
