import type { MatchEvent } from './MatchEvent.ts';

/**
 * The events that had happened at a chosen minute, added time included; all of them at null, which is now (DETAIL-3).
 */
export function eventsAt(events: readonly MatchEvent[], minute: number | null): readonly MatchEvent[] {
  if (minute === null) return events;
  return events.filter((event) => event.minute <= minute);
}
