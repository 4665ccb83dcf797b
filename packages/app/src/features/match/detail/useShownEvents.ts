import { eventsAt, type MatchEvent } from '@tribunen/domain';
import { useMemo } from 'react';
import { useShownMinute } from './useShownMinute.ts';

/** The events up to the minute that the match is shown at (DETAIL-3); the same array until another event is among them. */
export function useShownEvents<Event extends MatchEvent>(events: readonly Event[]): readonly Event[] {
  // They are in order, so that how many there are tells which.
  const count = useShownMinute((minute) => eventsAt(events, minute).length);
  return useMemo(() => (count === events.length ? events : events.slice(0, count)), [events, count]);
}
