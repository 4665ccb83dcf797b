import { toLiveEvent } from '@tribunen/contract';
import type { LiveEvent, MatchId } from '@tribunen/domain';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';
import { subscribeToRows } from './subscribeToRows.ts';

/** The numeric id, as text, of a match's competition; null for a match that the app does not know. An event does not hold it. */
export type CompetitionIdOf = (match: MatchId) => string | null;

export interface LiveEventsListener extends TopicListener {
  onEvent(event: LiveEvent): void;
}

/**
 * Listens to new match events.
 *
 * @param channel `live_events_new` for the results, `live_events_only` for the notifications
 * @param types the event types to receive; null for every one
 * @returns the function that ends the subscription
 */
export function subscribeToLiveEvents(
  socket: RealtimeSocket,
  channel: string,
  types: readonly string[] | null,
  listener: LiveEventsListener,
  competitionIdOf: CompetitionIdOf,
): () => void {
  return subscribeToRows(
    socket,
    {
      channel,
      table: 'live_events_new',
      event: 'INSERT',
      filter: types === null ? null : `event_type=in.(${types.join(',')})`,
      translate: (row) => toLiveEvent(row, competitionIdOf),
    },
    {
      onUp: () => listener.onUp(),
      onDown: (reason) => listener.onDown(reason),
      onChange: (change) => {
        if (change.type === 'INSERT') listener.onEvent(change.value);
      },
    },
  );
}
