import type { MatchEvent } from './MatchEvent.ts';

/**
 * The events that had happened at a chosen minute, added time included; all of them at null, which is now (DETAIL-3).
 *
 * @example
 * eventsAt([{ minute: 45, extraTime: 2 }, { minute: 46, extraTime: null }], 45); // [{ minute: 45, extraTime: 2 }]
 */
export function eventsAt(events: readonly MatchEvent[], minute: number | null): readonly MatchEvent[] {
  if (minute === null) return events;
  return events.filter((event) => event.minute <= minute);
}
