import type { MatchEvent } from './MatchEvent.ts';
import type { PressureEvent, PressureKind } from './momentum.ts';

/**
 * The momentum's events in a timeline: goals that count and cards. For a match without a more detailed feed
 * (REPORT-24).
 */
export function pressureOf(events: readonly MatchEvent[]): PressureEvent[] {
  return events.flatMap((event) => {
    const kind = kindOf(event);
    return kind === null
      ? []
      : [{ side: event.teamSide, kind, minute: event.minute + (event.extraTime ?? 0), place: null }];
  });
}

function kindOf(event: MatchEvent): PressureKind | null {
  switch (event.type) {
    case 'GOAL':
      return event.cancelled ? null : 'goal';
    case 'YELLOW_CARD':
      return 'yellow-card';
    case 'RED_CARD':
      return 'red-card';
    case 'SUBSTITUTION':
      return null;
  }
}
